import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FrontContract } from '../../libs/remote-kit/src/contract/index.ts';
import { publishRemote } from './publish-remote.ts';
import { publishShell } from './publish-shell.ts';
import { rollBack } from './roll-back.ts';
import { aFolder, aProject } from './testing.ts';

interface Call {
  call: string;
  authorization: string | undefined;
  body: unknown;
}

let registry: Server;
let releasesUrl: string;
let calls: Call[];
let answer: { status: number; body: unknown };
let offer: FrontContract | null;

beforeEach(async () => {
  calls = [];
  offer = null;
  registry = createServer(async (request, response) => {
    if (request.method === 'GET' && request.url === '/api/releases/shell') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ offer }));
      return;
    }
    calls.push({
      call: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      body: await readBody(request),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  releasesUrl = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`; // listens on TCP
});

afterEach(() => {
  registry.close();
  registry.closeAllConnections();
});

it('stores the files before it registers the release', async () => {
  answer = { status: 201, body: { name: 'mf-flow', version: 'v1', current: true } };
  const storeDir = aFolder();

  expect(await publishRemote(aProject(), { storeDir, releasesUrl, token: 'secret' })).toEqual({
    name: 'mf-flow',
    version: 'v1',
    current: true,
  });
  expect(existsSync(join(storeDir, 'mf-flow/v1/remoteEntry.js'))).toBe(true);
  expect(calls).toEqual([
    {
      call: 'POST /api/releases/releases',
      authorization: 'Bearer secret',
      body: { manifest: expect.objectContaining({ version: 'v1' }), activate: true },
    },
  ]);
});

it('registers nothing that could not be stored', async () => {
  await expect(publishRemote(aFolder(), { storeDir: aFolder(), releasesUrl, token: 'secret' })).rejects.toThrow();
  expect(calls).toEqual([]);
});

describe('a remote that needs an export which the live shell lacks', () => {
  const needs = { react: '19.3.1', exports: { '@declic/design-system': ['Button', 'Gauge'] } };
  beforeEach(() => (offer = { react: '19.3.1', exports: { '@declic/design-system': ['Button'] } }));

  it('is refused in a sentence that names the export; no file of it is stored', async () => {
    const storeDir = aFolder();

    await expect(publishRemote(aProject({ needs }), { storeDir, releasesUrl, token: 'secret' })).rejects.toThrow(
      'The live shell cannot run mf-flow v1. @declic/design-system exports no Gauge.\nRelease the shell first',
    );
    expect(calls).toEqual([]);
    expect(readdirSync(storeDir)).toEqual([]);
  });

  it('can be stored for later', async () => {
    answer = { status: 201, body: { name: 'mf-flow', version: 'v1', current: false } };
    const options = { storeDir: aFolder(), releasesUrl, token: 'secret', activate: false };

    expect(await publishRemote(aProject({ needs }), options)).toMatchObject({ current: false });
  });
});

it('registers a shell with its files and what it offers; what was compressed afterwards is no part of it', async () => {
  answer = { status: 201, body: { name: 'shell', version: 's1', current: true } };
  const dist = aFolder();
  const shell = { react: '19.3.1', exports: { '@declic/session': ['useSession'] } };
  for (const [name, content] of Object.entries({ 'front-contract.json': JSON.stringify(shell), 'index.html': 'x' }))
    writeFileSync(join(dist, name), content);
  writeFileSync(join(dist, 'index.html.br'), 'compressed');

  expect(await publishShell(dist, { releasesUrl, token: 'secret' })).toEqual({ version: 's1', current: true });
  expect(calls).toMatchObject([
    { call: 'POST /api/releases/releases', body: { manifest: { kind: 'shell', offer: shell } } },
  ]);
  const paths = ['front-contract.json', 'index.html'].map((path) => expect.objectContaining({ path }));
  expect(calls[0]?.body).toMatchObject({ manifest: { files: paths } });
});

it('passes on why the registry refuses', async () => {
  answer = {
    status: 422,
    body: { title: 'This release cannot be used.', errors: [{ field: 'manifest.entry', message: 'is missing' }] },
  };

  await expect(publishRemote(aProject(), { storeDir: aFolder(), releasesUrl, token: 'secret' })).rejects.toThrow(
    'The registry refused: This release cannot be used. (422)\n  manifest.entry: is missing',
  );
});

it('says what to do when no registry answers', async () => {
  const storeDir = aFolder();
  await expect(
    publishRemote(aProject(), { storeDir, releasesUrl: 'http://127.0.0.1:1', token: 'secret' }),
  ).rejects.toThrow('Is the stack running (npm start)?');
  expect(readdirSync(storeDir)).toEqual([]);
});

it('goes back to the version that the registry names', async () => {
  answer = { status: 200, body: { items: [], previous: 'v1', name: 'mf-flow', version: 'v1' } };

  expect(await rollBack({ releasesUrl, token: 'secret', name: 'mf-flow', version: undefined })).toBe('v1');
  expect(calls.map(({ call, body }) => [call, body])).toEqual([
    ['GET /api/releases/deployables/mf-flow/releases', undefined],
    ['PUT /api/releases/deployables/mf-flow/current', { version: 'v1' }],
  ]);
});

it('goes back to the version that was asked for', async () => {
  answer = { status: 200, body: { name: 'mf-flow', version: 'v0', previous: null } };

  expect(await rollBack({ releasesUrl, token: 'secret', name: 'mf-flow', version: 'v0' })).toBe('v0');
});

it('says that there is nothing to go back to', async () => {
  answer = { status: 200, body: { items: [], previous: null } };

  await expect(rollBack({ releasesUrl, token: 'secret', name: 'mf-flow', version: undefined })).rejects.toThrow(
    'mf-flow has no earlier release',
  );
});

async function readBody(request: IncomingMessage): Promise<unknown> {
  return request.method === 'GET' ? undefined : json(request);
}
