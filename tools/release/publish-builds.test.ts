import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishBuilds } from './publish-builds.ts';
import { aBuiltShell, aFolder, aProject } from './testing.ts';

interface Registered {
  manifest: { name: string; version: string };
  activate?: boolean;
  override?: boolean;
  unless_chosen_by_others?: boolean;
}

let server: Server;
let registry: { releasesUrl: string; token: string };
let registered: Registered[];
/** Whether a release becomes current; text is why it is refused. */
let decide: (release: Registered, sofar: readonly string[]) => boolean | string;

let choice: object;

beforeEach(async () => {
  registered = [];
  choice = { version: 'v0', chosen_by: 'flow', retired_at: null, canary: null };
  const accepted: string[] = [];
  server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url?.startsWith('/api/releases/uploads')) return void send(200, { id: '0', missing: [] });
    if (request.method === 'GET') return void send(200, { choice });
    const release = (await json(request)) as Registered;
    registered.push(release);
    const decision = decide(release, accepted);
    if (typeof decision === 'string') return void send(409, { title: decision, code: 'needs_unmet' });
    accepted.push(release.manifest.name);
    send(201, { name: release.manifest.name, version: release.manifest.version, current: decision });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  registry = { releasesUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'secret' }; // listens on TCP
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

function aWorkspace(): string {
  const workspace = aFolder();
  for (const [name, project] of [
    ['shell', aBuiltShell('s1')],
    ['mf-console', aProject({ name: 'mf-console' })],
    ['mf-flow', aProject()],
  ] as const) {
    mkdirSync(join(workspace, name));
    writeFileSync(join(workspace, name, 'package.json'), '{}');
    cpSync(join(project, 'dist'), join(workspace, name, 'dist'), { recursive: true });
  }
  return workspace;
}

const names = () => registered.map(({ manifest }) => manifest.name);

it('publishes every build, the shell first, and never over the choice of another actor', async () => {
  decide = () => true;

  expect(await publishBuilds(aWorkspace(), registry)).toEqual([]);
  expect(names()).toEqual(['shell', 'mf-console', 'mf-flow']);
  expect(registered.every((release) => release.unless_chosen_by_others === true)).toBe(true);
});

it('says which choices stay, and how to choose this build', async () => {
  decide = ({ manifest }) => manifest.name !== 'mf-flow';

  expect(await publishBuilds(aWorkspace(), registry)).toEqual([
    'mf-flow stays at v0, which flow chose. This build: npm run release:promote mf-flow v1',
  ]);
});

it('says that a canary is in the way', async () => {
  decide = ({ manifest }) => manifest.name !== 'mf-flow';
  choice = { version: 'v0', chosen_by: 'publisher', retired_at: null, canary: 'c1', canary_by: 'flow' };

  expect(await publishBuilds(aWorkspace(), registry)).toEqual([
    'mf-flow stays at v0, beside the canary of flow. This build: npm run release:promote mf-flow v1',
  ]);
});

it('tries again what was refused, after the others', async () => {
  decide = ({ manifest }, accepted) => manifest.name !== 'shell' || accepted.includes('mf-flow') || 'mf-flow needs it.';

  expect(await publishBuilds(aWorkspace(), registry)).toEqual([]);
  expect(names()).toEqual(['shell', 'mf-console', 'mf-flow', 'shell']);
});

it('only stores what no order satisfies', async () => {
  decide = ({ manifest, activate }) => manifest.name !== 'shell' || (activate === false ? false : 'mf-old needs it.');

  expect(await publishBuilds(aWorkspace(), registry)).toEqual([
    'shell s1 is stored, and not released: mf-old needs it.',
  ]);
  expect(registered.at(-1)).toMatchObject({ activate: false });
});

it('puts up with it on one machine, and says so', async () => {
  decide = ({ manifest, override }) => manifest.name !== 'shell' || override === true || 'mf-old needs it.';

  expect(await publishBuilds(aWorkspace(), registry, { overrides: true })).toEqual([
    'shell s1 is released in spite of this: mf-old needs it.',
  ]);
  expect(registered.at(-1)).toMatchObject({ override: true, unless_chosen_by_others: true });
});
