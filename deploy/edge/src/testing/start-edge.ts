import { mkdtempSync } from 'node:fs';
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildEdge } from '../app';
import type { Composition } from '../composition/composition';
import type { EdgeConfig } from '../config';
import { DEFAULT_LIMITS } from '../limits/edge-limits';
import { aComposition, toCandidates } from './a-composition';
import { storeShell, writeFiles } from './store-shell';
import { startEcho, startUpstream, type Upstream } from './upstream';

export interface TestEdge {
  app: FastifyInstance;
  port: number;
  folder: string;
  /** What the registry answers from now on; null: it is down. */
  composition: { current: Composition | null };
  registry: {
    /** Takes the place of the answer with the composition. */
    answer?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
    /** How often it was asked. */
    asked: number;
  };
  /** Sends the target exactly as written, which `fetch` would not do. */
  send(target: string, options?: SendOptions): Promise<TestResponse>;
  stop(): Promise<void>;
}

export interface SendOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Another visitor: `127.0.0.2`. */
  from?: string;
}

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  json(): Record<string, unknown>;
}

/** What the registry of a test checks tickets with. */
export const BEACON_SECRET = 'a-beacon-secret-that-only-tests-know';

const FILES: Record<string, string> = {
  'releases/mf-workshops/w1/remoteEntry.js': 'export const entry = 1;',
  'releases/mf-workshops/w1/assets/list.css': '.list{}',
  'releases/mf-workshops/w1/.secret': 'hidden',
  'releases/.release-draft/remoteEntry.js': 'half a release',
  'secret.txt': 'outside of everything',
};

export interface StartEdgeOptions extends Partial<Omit<EdgeConfig, 'services'>> {
  /** In place of the services that echo, and of the registry. */
  services?: Partial<EdgeConfig['services']>;
  /** Gets the lines of the log. */
  logTo?: { write: (line: string) => void };
}

/** A whole edge on a free port, in front of services that echo and a registry that the test controls. */
export async function startEdge({ logTo, services, ...changes }: StartEdgeOptions = {}): Promise<TestEdge> {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  writeFiles(folder, FILES);
  storeShell(join(folder, 'releases'), 's1');
  const composition: TestEdge['composition'] = { current: aComposition() };
  const behaviour: TestEdge['registry'] = { asked: 0 };
  const registry = await startUpstream((request, response) => {
    behaviour.asked += 1;
    if (behaviour.answer) return behaviour.answer(request, response);
    response.statusCode = composition.current ? 200 : 500;
    response.end(JSON.stringify(composition.current && toCandidates(composition.current)));
  });
  const echo = await startEcho();
  const config = {
    port: 0,
    host: '127.0.0.1',
    logLevel: logTo ? 'info' : 'silent',
    trustedProxies: [],
    releasesDir: join(folder, 'releases'),
    operateDir: undefined,
    bucket: undefined,
    compositionFile: join(folder, 'composition.json'),
    workshopsHost: undefined,
    publicOrigin: undefined,
    replayOrigins: [],
    beaconSecret: BEACON_SECRET,
    services: {
      releases: registry.url,
      marketing: echo.url,
      accounts: echo.url,
      actions: echo.url,
      workshops: echo.url,
      flow: echo.url,
      ...services,
    },
    listenFd: undefined,
    mailboxUrl: undefined,
    paymentsUrl: undefined,
    telegramUrl: undefined,
    limits: DEFAULT_LIMITS,
    ...changes,
  };
  const app = await buildEdge(config, logTo);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // listens on TCP

  return {
    app,
    port,
    folder,
    composition,
    registry: behaviour,
    send: (target, options) => send(port, target, options),
    stop: () => stopAll(app, [registry, echo]),
  };
}

/** The same for one test file. */
export async function startEdgeForFile(options?: StartEdgeOptions): Promise<TestEdge> {
  const edge = await startEdge(options);
  afterAll(() => edge.stop());
  return edge;
}

async function stopAll(app: FastifyInstance, upstreams: readonly Upstream[]): Promise<void> {
  const closing = app.close();
  app.server.closeAllConnections();
  await closing;
  await Promise.all(upstreams.map((upstream) => upstream.stop()));
}

function send(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: SendOptions = {},
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', port, path, method, headers, agent: false, localAddress: from };
    const request = httpRequest(target, (response) => {
      buffer(response).then((bytes) => {
        const text = bytes.toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text,
          json: () => JSON.parse(text) as Record<string, unknown>,
        });
      }, reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
