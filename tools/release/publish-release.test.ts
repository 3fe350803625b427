import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FrontContract } from '../../libs/remote-kit/src/contract/index.ts';
import { publishRelease } from './publish-release.ts';
import { rollBack } from './roll-back.ts';
import { aBuiltShell, aFolder, aProject } from './testing.ts';

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
/** The calls of uploads: all that came before the registration. */
let uploads: string[];

beforeEach(async () => {
  calls = [];
  offer = null;
  uploads = [];
  registry = createServer(async (request, response) => {
    if (request.method === 'GET' && request.url === '/api/releases/shell') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ offer }));
      return;
    }
    if (request.url?.startsWith('/api/releases/uploads')) {
      answerUpload(request, response);
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

it('uploads the files before it registers the release', async () => {
  answer = { status: 201, body: { name: 'mf-flow', version: 'v1', current: true } };
  expect(await publishRelease(aProject(), { releasesUrl, token: 'secret' })).toEqual(answer.body);
  expect(uploads).toEqual(['POST ', 'POST /0/completion']);
  expect(calls).toEqual([
    {
      call: 'POST /api/releases/releases',
      authorization: 'Bearer secret',
      body: { manifest: expect.objectContaining({ version: 'v1' }), activate: true },
    },
  ]);
});

it('registers nothing that could not be stored', async () => {
  await expect(publishRelease(aFolder(), { releasesUrl, token: 'secret' })).rejects.toThrow();
  expect(calls).toEqual([]);
});

describe('a remote that needs an export which the live shell lacks', () => {
  const needs = { react: '19.3.1', exports: { '@declic/design-system': ['Button', 'Gauge'] } };
  beforeEach(() => (offer = { react: '19.3.1', exports: { '@declic/design-system': ['Button'] } }));

  it('is refused in a sentence that names the export; no file of it is stored', async () => {
    await expect(publishRelease(aProject({ needs }), { releasesUrl, token: 'secret' })).rejects.toThrow(
      'The live shell cannot run mf-flow v1. @declic/design-system exports no Gauge.\nRelease the shell first',
    );
    expect(calls).toEqual([]);
    expect(uploads).toEqual([]);
  });

  it('can be stored for later', async () => {
    answer = { status: 201, body: { name: 'mf-flow', version: 'v1', current: false } };
    const options = { releasesUrl, token: 'secret', registration: { activate: false } };

    expect(await publishRelease(aProject({ needs }), options)).toMatchObject({ current: false });
  });
});

it('stores and registers the shell like any other release, whatever the live one offers', async () => {
  answer = { status: 201, body: { name: 'shell', version: 's1', current: true } };
  offer = { react: '18.0.0', exports: {} };

  expect(await publishRelease(aBuiltShell(), { releasesUrl, token: 'secret' })).toEqual(answer.body);
  expect(uploads).toEqual(['POST ', 'POST /0/completion']);
  expect(calls).toMatchObject([
    { call: 'POST /api/releases/releases', body: { manifest: { kind: 'shell', name: 'shell', entry: 'index.html' } } },
  ]);
});

it('gives a release to some of the visitors', async () => {
  answer = { status: 200, body: { name: 'mf-flow', version: 'v1', current: false } };
  const registration = { activate: false, expect: 'v0', reason: 'A try.' };
  await publishRelease(aProject(), { releasesUrl, token: 'secret', registration, canary: 10 });

  expect(calls.map(({ call }) => call)).toEqual([
    'POST /api/releases/releases',
    'PUT /api/releases/deployables/mf-flow/canary',
  ]);
  expect(calls[1]?.body).toEqual({ version: 'v1', percent: 10, expect: 'v0', reason: 'A try.' });
});

it('sends nothing of a canary that the live shell cannot run', async () => {
  offer = { react: '19.3.1', exports: {} };
  const needs = { react: '19.3.1', exports: { '@declic/design-system': ['Gauge'] } };
  const canary = { registration: { activate: false }, canary: 10 };
  await expect(publishRelease(aProject({ needs }), { releasesUrl, token: 'secret', ...canary })).rejects.toThrow(
    'Gauge',
  );
  expect(uploads).toEqual([]);
});

it('passes on why the registry refuses', async () => {
  answer = {
    status: 422,
    body: { title: 'This release cannot be used.', errors: [{ field: 'manifest.entry', message: 'is missing' }] },
  };

  await expect(publishRelease(aProject(), { releasesUrl, token: 'secret' })).rejects.toThrow(
    'The registry refused: This release cannot be used. (422)\n  manifest.entry: is missing',
  );
});

it('says what to do when no registry answers', async () => {
  await expect(publishRelease(aProject(), { releasesUrl: 'http://127.0.0.1:1', token: 'secret' })).rejects.toThrow(
    'Is the stack running (npm start)?',
  );
});

it('goes back to the version that the registry names', async () => {
  const body = { items: [], choice: { version: 'v2' }, previous: 'v1', name: 'mf-flow', version: 'v1' };
  answer = { status: 200, body };

  expect(await rollBack({ releasesUrl, token: 'secret', name: 'mf-flow', version: undefined })).toBe('v1');
  expect(calls.map(({ call, body }) => [call, body])).toEqual([
    ['GET /api/releases/deployables/mf-flow/releases', undefined],
    ['PUT /api/releases/deployables/mf-flow/current', { expect: 'v2', version: 'v1' }],
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

/** A registry that has every file. */
function answerUpload(request: IncomingMessage, response: ServerResponse): void {
  uploads.push(`${request.method} ${request.url?.slice('/api/releases/uploads'.length)}`);
  request.resume();
  if (request.url?.endsWith('/completion')) response.writeHead(204).end();
  else response.end(JSON.stringify({ id: '0', missing: [] }));
}
