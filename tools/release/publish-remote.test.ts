import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishRemote } from './publish-remote.ts';
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

beforeEach(async () => {
  calls = [];
  registry = createServer(async (request, response) => {
    calls.push({
      call: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      body: await bodyOf(request),
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
  expect(readdirSync(storeDir)).toEqual(['mf-flow']);
});

it('goes back to the version that the registry names', async () => {
  answer = { status: 200, body: { items: [], previous: 'v1', name: 'mf-flow', version: 'v1' } };

  expect(await rollBack({ releasesUrl, token: 'secret', name: 'mf-flow', version: undefined })).toBe('v1');
  expect(calls.map(({ call, body }) => [call, body])).toEqual([
    ['GET /api/releases/remotes/mf-flow/releases', undefined],
    ['PUT /api/releases/remotes/mf-flow/current', { version: 'v1' }],
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

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  return request.method === 'GET' ? undefined : json(request);
}
