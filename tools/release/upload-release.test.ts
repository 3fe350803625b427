import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { aProject } from './testing.ts';
import { type SentFile, uploadRelease } from './upload-release.ts';

type Answer = (response: ServerResponse, body: string) => void;

const ID = '0'.repeat(32);
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A registry whose answers are given by call, one after the other; the last one is repeated. */
async function aRegistry(answers: Readonly<Record<string, readonly Answer[]>>) {
  const calls: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const call = `${request.method} ${request.url?.replace(`/api/releases/uploads`, '').replace(ID, 'id')}`;
    const key = call.replace(/[0-9a-f]{96}/, 'digest');
    const earlier = calls.filter((it) => it === key).length;
    calls.push(key);
    const known = answers[key] ?? [];
    (known[earlier] ?? known.at(-1) ?? refuse(404, 'none'))(response, body);
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo; // listens on TCP
  return { calls, registry: { releasesUrl: `http://127.0.0.1:${port}`, token: 'secret' } };
}

const done: Answer = (response) => response.writeHead(204).end();
const hangUp: Answer = (response) => response.destroy();
const refuse =
  (status: number, code: string, more: object = {}): Answer =>
  (response) =>
    response.writeHead(status).end(JSON.stringify({ status, code, title: `It is ${code}.`, ...more }));
/** Asks for the files of these paths. */
const ask =
  (...paths: string[]): Answer =>
  (response, body) => {
    const { manifest } = JSON.parse(body) as { manifest: { files: { path: string }[] } };
    const missing = manifest.files.filter(({ path }) => paths.includes(path));
    response.end(JSON.stringify({ id: ID, missing }));
  };
const options = { pauseMs: 1 };
const distOf = (project: string) => join(project, 'dist');

it('sends what the registry asks for, tells of each file, and completes the upload', async () => {
  const { calls, registry } = await aRegistry({
    'POST ': [ask('assets/a.js')],
    'PUT /id/files/digest': [done],
    'POST /id/completion': [done],
  });
  const sent: SentFile[] = [];
  const manifest = await uploadRelease(distOf(aProject()), registry, { onSent: (file) => sent.push(file) });

  expect(manifest).toMatchObject({ name: 'mf-flow', version: 'v1' });
  expect(calls).toEqual(['POST ', 'PUT /id/files/digest', 'POST /id/completion']);
  expect(sent).toEqual([{ path: 'assets/a.js', bytes: 1, sent: 1, of: 1 }]);
});

it('repeats calls that were not answered, and those that a service in between could not pass on', async () => {
  const { calls, registry } = await aRegistry({
    'POST ': [hangUp, ask('assets/a.js')],
    'PUT /id/files/digest': [hangUp, refuse(503, 'unavailable'), refuse(429, 'too_many_requests'), done],
    'POST /id/completion': [hangUp, done],
  });
  await uploadRelease(distOf(aProject()), registry, options);

  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(4);
  expect(calls.filter((call) => call.endsWith('completion'))).toHaveLength(2);
});

it('sends what turned out to be missing, and completes again', async () => {
  const missing = [{ path: 'remoteEntry.js', bytes: 2000, integrity: `sha384-${'A'.repeat(64)}` }];
  const { calls, registry } = await aRegistry({
    'POST ': [ask()],
    'PUT /id/files/digest': [done],
    'POST /id/completion': [refuse(409, 'files_missing', { missing }), done],
  });
  await uploadRelease(distOf(aProject()), registry, options);

  expect(calls).toEqual(['POST ', 'POST /id/completion', 'PUT /id/files/digest', 'POST /id/completion']);
});

it('gives up at a refusal, in the words of the registry', async () => {
  const { calls, registry } = await aRegistry({ 'POST ': [refuse(403, 'foreign_deployable')] });

  await expect(uploadRelease(distOf(aProject()), registry, options)).rejects.toThrow(
    'The registry refused: It is foreign_deployable. (403)',
  );
  expect(calls).toEqual(['POST ']);
});

it('says what to do when no registry answers', async () => {
  const registry = { releasesUrl: 'http://127.0.0.1:1', token: 'secret' };

  await expect(uploadRelease(distOf(aProject()), registry, options)).rejects.toThrow(
    'Is the stack running (npm start)?',
  );
});

it('refuses a build that was changed afterwards, before it calls', async () => {
  const project = aProject();
  writeFileSync(join(project, 'dist/assets/a.js'), 'b');
  const { calls, registry } = await aRegistry({});

  await expect(uploadRelease(distOf(project), registry, options)).rejects.toThrow(
    'was changed after its build (assets/a.js)',
  );
  expect(calls).toEqual([]);
});

it.each([
  ['a file', { files: { '../outside.js': 'x' } }],
  ['a hidden file', { files: { '.env': 'x' } }],
  ['the version', { version: '../../v1' }],
  ['the name', { name: '../mf-flow' }],
])('refuses a manifest in which %s leads elsewhere, before it reads a file', async (_what, remote) => {
  const { calls, registry } = await aRegistry({});

  await expect(uploadRelease(distOf(aProject(remote)), registry, options)).rejects.toThrow(
    /not a path inside|no usable name/,
  );
  expect(calls).toEqual([]);
});
