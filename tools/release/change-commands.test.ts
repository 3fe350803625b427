import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeCommands } from './change-commands.ts';

let registry: Server;
let calls: string[];
let canary: string | null;

beforeEach(async () => {
  calls = [];
  canary = 'v2';
  registry = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method !== 'GET') calls.push(`${request.method} ${request.url} ${body}`);
    const choice = { name: 'mf-flow', version: 'v1', canary };
    response.end(JSON.stringify(request.method === 'GET' ? { items: [], choice, previous: 'v0' } : choice));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
});

afterEach(() => {
  registry.close();
  registry.closeAllConnections();
});

const run = (line: string) => {
  const [id = '', ...args] = line.split(' ');
  const { port } = registry.address() as AddressInfo; // listens on TCP
  const env = { RELEASES_URL: `http://127.0.0.1:${port}`, RELEASE_TOKEN: 'secret' };
  return changeCommands.get(id)?.({ as: `declic-release ${id}`, args, env });
};
const OF = '/api/releases/deployables/mf-flow';

it.each([
  [
    'canary mf-flow v3 10 --reason Try --expect v1',
    `PUT ${OF}/canary {"version":"v3","percent":10,"reason":"Try","expect":"v1"}`,
  ],
  ['canary mf-flow 25%', `PUT ${OF}/canary {"version":"v2","percent":25}`],
  ['promote mf-flow', `POST ${OF}/canary/promotion {"version":"v2"}`],
  ['promote mf-flow --override', `PUT ${OF}/current {"version":"v2","override":true}`],
  ['promote mf-flow v3 --override', `PUT ${OF}/current {"version":"v3","override":true}`],
  ['end-canary mf-flow --why Slow', `POST ${OF}/canary/end {"version":"v2","reason":"Slow"}`],
  ['end-canary mf-flow --expect v1', `POST ${OF}/canary/end {"version":"v2","expect":"v1"}`],
  ['withdraw mf-flow v2', `POST ${OF}/releases/v2/withdrawal {}`],
  ['rollback mf-flow', `PUT ${OF}/current {"expect":"v1","version":"v0"}`],
  ['rollback mf-flow v0 --expect v3', `PUT ${OF}/current {"expect":"v3","version":"v0"}`],
  ['freeze mf-flow', `PUT ${OF}/frozen {"frozen":true}`],
  ['unfreeze mf-flow', `PUT ${OF}/frozen {"frozen":false}`],
  ['retire mf-flow', `PUT ${OF}/retired {"retired":true}`],
  ['revive mf-flow', `PUT ${OF}/retired {"retired":false}`],
])('%s', async (line, call) => {
  expect(await run(line)).toContain('mf-flow');
  expect(calls).toEqual([call]);
});

it.each(['canary mf-flow 10', 'promote mf-flow', 'end-canary mf-flow'])(
  '%s is refused without a canary',
  async (line) => {
    canary = null;
    await expect(run(line)).rejects.toThrow('mf-flow has no canary. Name the version.');
    expect(calls).toEqual([]);
  },
);

it.each(['0', '100', '2.5', 'ten', '-5'])('gives no canary %s percent', async (percent) => {
  await expect((async () => run(`canary mf-flow v2 ${percent}`))()).rejects.toThrow();
  expect(calls).toEqual([]);
});
