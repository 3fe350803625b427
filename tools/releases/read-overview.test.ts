import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aHistoryPage, aRelease, aReleaseChoice, aReleaseEvent } from '@declic/openapi/release-factories';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readHistory, readOverview } from './read-overview.ts';

const deployable = (name: string, served: object[]) => ({
  ...{ name, owner: 'A team', title: 'A title', served },
  choice: aReleaseChoice({ name }),
});

let server: Server;
let registry: { releasesUrl: string; token: string };
let answers: Record<string, { status?: number; body: unknown }>;
let tokens: (string | undefined)[];

beforeEach(async () => {
  tokens = [];
  answers = {
    '/api/releases/deployables': { body: { items: [deployable('mf-flow', [aRelease()]), deployable('shell', [])] } },
    '/api/releases/health': {
      body: { versions: [{ name: 'mf-flow', version: 'v1', loads: 60, failed: 1 }] },
    },
    '/api/releases/deployables/mf-flow/releases': {
      body: { items: [aRelease(), aRelease({ version: 'v0' })], choice: aReleaseChoice(), previous: null },
    },
    '/api/releases/deployables/mf-flow/events': {
      body: aHistoryPage([aReleaseEvent()], { next_cursor: 'before-1' }),
    },
    '/api/releases/deployables/mf-flow/events?cursor=before-1': { body: aHistoryPage([aReleaseEvent({ id: 9 })]) },
  };
  server = createServer((request, response) => {
    tokens.push(request.headers.authorization);
    const answer = answers[request.url ?? ''] ?? { status: 404, body: { title: 'Nothing here.' } };
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // listens on TCP
  registry = { releasesUrl: `http://127.0.0.1:${port}`, token: 'secret' };
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

it('reads every deployable with its releases, the shell first', async () => {
  const overview = await readOverview(registry);
  expect(overview.map(({ name, releases, health }) => [name, releases.length, health.length])).toEqual([
    ['shell', 0, 0],
    ['mf-flow', 1, 1],
  ]);
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens)).toEqual(new Set(['Bearer secret']));
});

it('adds the earlier versions and the events of one', async () => {
  const { releases, events, older } = await readHistory(registry, 'mf-flow');
  expect(releases.map(({ version }) => version)).toEqual([aRelease().version, 'v0']);
  expect(events).toEqual([aReleaseEvent()]);
  const { events: before, older: last } = await readHistory(registry, 'mf-flow', older ?? '');
  expect([before, last]).toEqual([[aReleaseEvent({ id: 9 })], null]);
});

it('names what was never released', async () => {
  await expect(readHistory(registry, 'mf-nothing')).rejects.toThrow('Nothing called mf-nothing was ever released.');
});

it("says the registry's reason", async () => {
  answers['/api/releases/deployables'] = { status: 401, body: { title: 'This token is not known.' } };
  await expect(readOverview(registry)).rejects.toThrow('This token is not known. (401)');
});

it('says where no registry answers', async () => {
  server.close();
  server.closeAllConnections();
  await expect(readOverview(registry)).rejects.toThrow(`No registry answers at ${registry.releasesUrl}.`);
});
