import { anOpenedSession, refuse, type Replies, type Reply, serveApi } from '@declic/openapi/testing';
import type { Beacon, ComposedRemote } from '@declic/remote-kit/host';
import { resetSessionForTest } from '@declic/session/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import type { ImportRemote } from '../federation/import-remote';
import { createShell } from '../create-shell';
import { aBillingOverview } from './accounts-factories';
import { aComposition, aRemoteModule } from './a-remote';

const REFRESH = 'POST /api/accounts/session/refresh';
const SIGN_OUT = 'DELETE /api/accounts/session';
const COMPOSITION = 'GET /api/releases/composition';

export const aSignedInUser: Reply<typeof REFRESH> = () => anOpenedSession();
export const anAnonymousVisitor: Reply<typeof REFRESH> = () => undefined;
export const anEndedSession: Reply<typeof REFRESH> = refuse({ status: 401, code: 'session_over' });

interface Server {
  refresh: Reply<typeof REFRESH>;
  signOut: Reply<typeof SIGN_OUT>;
  composition: Reply<typeof COMPOSITION>;
  /** The remotes that the registry names now. */
  registry: ComposedRemote[];
  /** The paths of the calls so far. */
  calledPaths: () => string[];
  /** What the page has reported so far. */
  beacons: () => Beacon[];
}

const usualServer = (): Server => ({
  refresh: anAnonymousVisitor,
  signOut: () => undefined,
  composition: () => registryAnswer(server.registry),
  registry: [],
  calledPaths: () => [],
  beacons: () => [],
});

const server = usualServer();

/**
 * Sets each test of a file up for opening the whole page. The services answer what the returned object says at that time: an
 * anonymous visitor, and the remotes with which the page was opened, until a test changes it.
 */
export function setUpShell(replies: Replies = {}): Server {
  beforeEach(() => {
    Object.assign(server, usualServer());
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    resetSessionForTest();
    const api = serveApi({
      [REFRESH]: (call) => server.refresh(call),
      [SIGN_OUT]: (call) => server.signOut(call),
      [COMPOSITION]: (call) => server.composition(call),
      'GET /api/accounts/billing': () => aBillingOverview(),
      ...replies,
    });
    server.calledPaths = () => api.calls.map(({ url }) => url.pathname);
    server.beacons = catchBeacons();
  });
  afterEach(cleanup);
  return server;
}

/** Takes the reports of the page. jsdom has no `sendBeacon`, and its blobs are read later. */
function catchBeacons(): () => Beacon[] {
  const beacons: Beacon[] = [];
  const sendBeacon = (_: string, body: Blob) => void body.text().then((text) => beacons.push(JSON.parse(text)));
  Object.assign(navigator, { sendBeacon });
  return () => beacons;
}

/** What the registry answers about these remotes, with what only the edge needs. */
export function registryAnswer(remotes: ComposedRemote[]) {
  const { id } = aComposition();
  return { id, remotes: remotes.map((remote) => ({ ...remote, preload: {}, integrity: {} })) };
}

/** Opens the page at a path, composed of these remotes. Returns the spy of what imports them. */
export function openShell(
  path: string,
  remotes: ComposedRemote[],
  importRemote: ImportRemote = (name) => Promise.resolve(aRemoteModule(name)),
) {
  server.registry = remotes;
  window.history.replaceState(null, '', path);
  const imports = vi.fn(importRemote);
  const { page, stopListening } = createShell(aComposition(...remotes), imports);
  onTestFinished(stopListening);
  render(page);
  return imports;
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
