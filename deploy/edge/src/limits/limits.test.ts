import { once } from 'node:events';
import { get, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceName } from '../config';
import { type RawClient, rawClient, unfinishedPost } from '../testing/raw-client';
import { startEdge, type TestEdge } from '../testing/start-edge';
import { startUpstream, type Upstream } from '../testing/upstream';
import { DEFAULT_LIMITS, type EdgeLimits } from './edge-limits';

const OTHER = '127.0.0.2';

let edge: TestEdge | undefined;
let flow: Upstream;
let held: ServerResponse[];
let clients: RawClient[];

beforeEach(async () => {
  held = [];
  clients = [];
  // Answers `/held` when the test says so, `/events` with a stream, `/large` with 8 MiB, and all else at once.
  flow = await startUpstream(async (request, response) => {
    const body = await text(request);
    if (request.url?.endsWith('/held')) held.push(response);
    else if (request.url?.endsWith('/events')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
      held.push(response);
    } else if (request.url?.endsWith('/large')) response.end(Buffer.alloc(8 * 1024 * 1024, 'x'));
    else response.end(body);
  });
});

afterEach(async () => {
  for (const { socket } of clients) socket.destroy();
  await edge?.stop();
  await flow.stop();
  edge = undefined;
});

async function edgeWith(limits: Partial<EdgeLimits>): Promise<TestEdge> {
  const services = Object.fromEntries(
    ['releases', 'marketing', 'accounts', 'actions', 'workshops', 'flow'].map((name) => [name, flow.url]),
  ) as Record<ServiceName, string>;
  edge = await startEdge({ services, limits: { ...DEFAULT_LIMITS, ...limits } });
  return edge;
}

async function client(bytes: string, from?: string): Promise<RawClient> {
  if (!edge) throw new Error('Start the edge first.');
  const made = await rawClient(edge.port, bytes, from);
  clients.push(made);
  return made;
}

const getHeld = (headers = '') => `GET /api/flow/held HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`;
const getEvents = (headers = '') =>
  `GET /api/flow/strategies/0198c0de-0000-7000-8000-000000000001/events HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`;
const bearer = (token: string) => `authorization: Bearer ${token}\r\n`;

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300 && !condition(); tries += 1) await wait(10);
  expect(condition()).toBe(true);
}

/** What the edge notices a moment later: how it answers from then on. */
async function answersSoon(ask: () => Promise<{ status: number }>, status: number): Promise<void> {
  await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(status);
}

describe('slow requests', () => {
  it('300 bodies that do not end take no connection to the service, and other visitors are answered', async () => {
    const { send } = await edgeWith({});
    let connections = 0;
    flow.server.on('connection', () => (connections += 1));
    await Promise.all(Array.from({ length: 300 }, () => client(unfinishedPost('/api/flow/x'))));
    await wait(100);

    expect(connections).toBe(0);
    expect((await send('/api/flow/x', { method: 'POST', body: 'hello', from: OTHER })).text).toBe('hello');
  });

  it.each([
    ['a body', unfinishedPost('/api/flow/x')],
    ['a chunked body', 'POST /api/flow/x HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n'],
    ['a body after 100 Continue', unfinishedPost('/api/flow/x', ['expect: 100-continue'])],
    ['headers', 'GET /api/flow/x HTTP/1.1\r\nhost: a\r\nx-slow: '],
  ])('%s that takes too long is answered 408 and the connection ends', async (_, bytes) => {
    await edgeWith({ headersTimeoutMs: 200, requestTimeoutMs: 300, timeoutCheckMs: 50 });
    const slow = await client(bytes);
    const drip = setInterval(() => slow.socket.write(bytes.includes('chunked') ? '1\r\nx\r\n' : ' '), 50);
    await slow.closed;
    clearInterval(drip);

    expect(slow.heard()).toContain('HTTP/1.1 408 Request Timeout');
    expect(slow.heard()).toContain('"code":"request_timeout"');
  });

  it.each([
    ['/login', 405],
    ['/api/unknown/x', 404],
    ['/v1/openapi.json', 405],
  ])('a body that no service takes (%s) is not kept, and answered before it is there', async (path, status) => {
    await edgeWith({});
    const slow = await client(unfinishedPost(path));
    await until(() => slow.heard() !== '');

    expect(slow.heard()).toContain(`HTTP/1.1 ${status} `);
  });

  it('a connection without a request is ended without an answer', async () => {
    await edgeWith({ headersTimeoutMs: 200, requestTimeoutMs: 300, timeoutCheckMs: 50 });
    const idle = await client('');
    await idle.closed;

    expect(idle.heard()).toBe('');
  });

  it('a slow service is waited for beyond the time-out of requests', async () => {
    await edgeWith({ headersTimeoutMs: 200, requestTimeoutMs: 200, timeoutCheckMs: 50 });
    const patient = await client(getHeld());
    await until(() => held.length === 1);
    await wait(500);
    held[0]?.end('late');

    expect(await patient.hears(/late/)).toContain('HTTP/1.1 200');
  });
});

describe('requests at the same time', () => {
  const limits = { requests: { perNetwork: 3, perAccount: 2 } };

  it('of one network are limited, and other networks are not affected', async () => {
    const { send } = await edgeWith(limits);
    for (const bytes of [getHeld(), getHeld(), unfinishedPost('/v1/x')]) await client(bytes);
    await until(() => held.length === 2);
    await answersSoon(() => send('/api/workshops/x'), 429);

    const refused = await send('/api/workshops/x');
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '2', 'content-type': expect.stringContaining('problem') });
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect((await send('/api/workshops/x', { from: OTHER })).status).toBe(200);
  });

  it('of one account are limited over all its networks', async () => {
    const { send } = await edgeWith(limits);
    await client(getHeld(bearer('a-token')));
    await client(getHeld(bearer('a-token')), OTHER);
    await until(() => held.length === 2);

    const headers = { authorization: 'Bearer a-token' };
    expect((await send('/v1/x', { headers, from: '127.0.0.3' })).status).toBe(429);
    expect((await send('/v1/x', { headers: { authorization: 'Bearer another' } })).status).toBe(200);
  });

  it('end with their answers', async () => {
    const { send } = await edgeWith(limits);
    for (let place = 0; place < 3; place += 1) await client(getHeld());
    await until(() => held.length === 3);
    expect((await send('/v1/x')).status).toBe(429);
    for (const response of held) response.end('done');
    await Promise.all(clients.map((each) => each.hears(/done/)));

    const threeAtOnce = () => Promise.all(Array.from({ length: 3 }, async () => (await send('/v1/x')).status));
    await expect.poll(threeAtOnce, { timeout: 10_000 }).toEqual([200, 200, 200]);
  });

  it('count until the service has answered, also when their client has left', async () => {
    const { send } = await edgeWith(limits);
    for (let place = 0; place < 3; place += 1) await client(getHeld());
    await until(() => held.length === 3);
    for (const { socket } of clients) socket.destroy();
    await wait(50);
    expect((await send('/v1/x')).status).toBe(429);

    for (const response of held) response.end('done');
    await answersSoon(() => send('/v1/x'), 200);
  });

  it.each([
    ['failed before its answer', (response: ServerResponse) => response.destroy()],
    [
      'hung up in the middle of it',
      async (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': 10 }).write('half');
        await wait(50);
        response.destroy();
      },
    ],
  ])('are free again after the service %s', async (_, fail) => {
    const { send } = await edgeWith(limits);
    for (let place = 0; place < 3; place += 1) await client(getHeld());
    await until(() => held.length === 3);
    await Promise.all(held.map((response): unknown => fail(response)));

    await answersSoon(() => send('/v1/x'), 200);
  });

  it('are free again when a connection ends with pipelined requests', async () => {
    const { send } = await edgeWith(limits);
    const pipelining = await client(getHeld().repeat(3));
    await until(() => held.length === 3);
    pipelining.socket.destroy();
    for (const response of held) response.end('done');

    await answersSoon(() => send('/v1/x'), 200);
  });

  it('are free again when bodies were refused or never came', async () => {
    const { send } = await edgeWith(limits);
    for (let place = 0; place < 3; place += 1) {
      const leaving = await client(unfinishedPost('/v1/x'));
      leaving.socket.destroy();
      await send('/v1/x', {
        method: 'POST',
        headers: { 'transfer-encoding': 'chunked' },
        body: Buffer.alloc(2_000_000),
      });
    }

    await answersSoon(() => send('/v1/x'), 200);
  });
});

describe('the connections to a service', () => {
  it('that are all in use are answered 503 at once, and other services are not affected', async () => {
    const { send } = await edgeWith({ connectionsPerService: 2 });
    for (let place = 0; place < 2; place += 1) await client(getHeld());
    await until(() => held.length === 2);

    const refused = await send('/api/flow/x');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(refused.json()).toMatchObject({ code: 'service_unavailable', service: 'flow' });
    expect((await send('/api/workshops/x')).status).toBe(200);

    for (const response of held) response.end('done');
    await answersSoon(() => send('/api/flow/x'), 200);
  });

  it('are free again when a client does not read a large answer', { timeout: 15_000 }, async () => {
    const { send } = await edgeWith({
      connectionsPerService: 1,
      slowReader: { graceMs: 500, bytesPerSecond: 2 ** 30 },
    });
    const slow = await client('GET /api/flow/large HTTP/1.1\r\nhost: a\r\n\r\n');
    slow.socket.pause();

    await answersSoon(() => send('/api/flow/x'), 503);
    await answersSoon(() => send('/api/flow/x'), 200);
  });
});

it('a client that reads steadily gets all of a large answer', { timeout: 15_000 }, async () => {
  await edgeWith({ slowReader: { graceMs: 500, bytesPerSecond: 1024 } });
  const steady = await client('GET /api/flow/large HTTP/1.1\r\nhost: a\r\n\r\n');
  const pausing = setInterval(() => (steady.socket.isPaused() ? steady.socket.resume() : steady.socket.pause()), 20);
  await until(() => steady.heard().length > 8 * 1024 * 1024);
  clearInterval(pausing);
});

describe('the memory for bodies', () => {
  const post = (size: number) =>
    `POST /v1/x HTTP/1.1\r\nhost: a\r\ncontent-length: ${size + 1}\r\n\r\n${'x'.repeat(size)}`;

  it('is limited per network', async () => {
    const { send } = await edgeWith({ bodyBytesPerNetwork: 100_000 });
    await client(post(80_000));
    await answersSoon(() => send('/v1/x', { method: 'POST', body: 'x'.repeat(80_000) }), 429);

    const refused = await send('/v1/x', { method: 'POST', body: 'x'.repeat(80_000) });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    expect((await send('/v1/x', { method: 'POST', body: 'x'.repeat(80_000), from: OTHER })).status).toBe(200);
  });

  it('is limited in sum, and free again when clients leave', async () => {
    const { send } = await edgeWith({ bodyBytes: 100_000 });
    const large = await client(post(80_000));
    const ask = () => send('/v1/x', { method: 'POST', body: 'x'.repeat(80_000), from: OTHER });
    await answersSoon(ask, 503);

    large.socket.destroy();
    await answersSoon(ask, 200);
  });
});

it('a client that leaves in the middle of its body is no error of ours', async () => {
  const lines: { level: number; msg: string }[] = [];
  edge = await startEdge({ logTo: { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) } });
  const leaving = await client(unfinishedPost('/api/flow/x'));
  await wait(50);
  leaving.socket.destroy();
  await until(() => lines.some(({ msg }) => msg === 'client left before its body was complete'));
  await wait(50);

  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

describe('event streams', () => {
  it('take no connection from the other calls of their service', async () => {
    const { send } = await edgeWith({ connectionsPerService: 2 });
    for (let place = 0; place < 4; place += 1) await (await client(getEvents())).hears(/data: one/);

    expect((await send('/api/flow/x')).status).toBe(200);
  });

  it('are limited per account, and others are not affected', async () => {
    await edgeWith({ streams: { perNetwork: 100, perAccount: 2 } });
    for (let place = 0; place < 2; place += 1) await (await client(getEvents(bearer('mine')))).hears(/data: one/);

    const third = await (await client(getEvents(bearer('mine')))).hears(/too_many/);
    expect(third).toContain('HTTP/1.1 429');
    expect(third).toContain('retry-after: 2');
    expect(await (await client(getEvents(bearer('another')))).hears(/data: one/)).toContain('HTTP/1.1 200');
  });

  it('are limited per network, also with invented tokens, and end with their clients', async () => {
    await edgeWith({ streams: { perNetwork: 2, perAccount: 2 } });
    for (const token of ['one', 'two']) await (await client(getEvents(bearer(token)))).hears(/data: one/);
    expect(await (await client(getEvents(bearer('three')))).hears(/too_many/)).toContain('HTTP/1.1 429');
    expect(await (await client(getEvents(bearer('three')), OTHER)).hears(/data: one/)).toContain('HTTP/1.1 200');

    clients[0]?.socket.destroy();
    await expect
      .poll(async () => (await client(getEvents(bearer('three')))).hears(/data: one|too_many/), { timeout: 10_000 })
      .toContain('HTTP/1.1 200');
  });
});

it('a service hears that the reader of a stream has left', async () => {
  const { port } = await edgeWith({});
  const request = get({
    host: '127.0.0.1',
    port,
    path: '/api/flow/strategies/0198c0de-0000-7000-8000-000000000001/events',
  });
  await once(request, 'response');
  const left = once(held[0] ?? request, 'close');
  request.destroy();

  await expect(left).resolves.toBeDefined();
});
