import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDrain, type Drain } from './drain';

/** Longer than a test may take. */
const LONG_MS = 600_000;
/** Time for a client to connect before the port closes, on a machine that does other work. */
const CONNECT_MS = 2_000;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let app: FastifyInstance;
let times: { acceptUntil: number; idleUntil: number; callsUntil: number };
let drain: Drain;
let port: number;
/** The call that is held has reached the server. */
let begun: PromiseWithResolvers<void>;
let held: PromiseWithResolvers<void>;

beforeEach(async () => {
  app = fastify({ forceCloseConnections: 'idle' });
  times = { acceptUntil: 100, idleUntil: LONG_MS, callsUntil: LONG_MS };
  drain = addDrain(app, times);
  [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get('/held', async () => {
    begun.resolve();
    await held.promise;
    return 'done';
  });
  app.get('/at-once', () => Promise.resolve('done'));
  app.get('/events', (_request, reply) => {
    const events = new PassThrough();
    events.write('id: 7\ndata: {}\n\n');
    return reply.type('text/event-stream').send(events);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port; // listens on TCP
});

afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

function ask(path: string, options: { agent?: Agent } = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false, ...options }, resolve).on('error', reject);
  });
}

async function readAnswer(path: string, options?: { agent?: Agent }) {
  const response = await ask(path, options);
  return { body: await text(response), connection: response.headers.connection };
}

async function openSocket(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

const portCloses = () => expect.poll(() => app.server.listening).toBe(false);

it('answers the calls that run, and then the port is closed', async () => {
  const running = readAnswer('/held');
  await begun.promise;
  const polls = vi.spyOn(app.server, 'getConnections');
  const drained = drain.run({ takeOver: false });
  await portCloses();
  // The call runs on while the drain looks again and again.
  const { length } = polls.mock.calls;
  await expect.poll(() => polls.mock.calls.length).toBeGreaterThanOrEqual(length + 2);
  held.resolve();
  await drained;
  expect(await running).toEqual({ body: 'done', connection: 'close' });
  await expect(ask('/at-once')).rejects.toThrow('ECONNREFUSED');
});

it('still takes new calls for a while when others take over, and asks their clients to connect elsewhere', async () => {
  times.acceptUntil = CONNECT_MS;
  const drained = drain.run({ takeOver: true });
  expect(await readAnswer('/at-once', { agent })).toEqual({ body: 'done', connection: 'close' });
  await drained;
  await expect(ask('/at-once')).rejects.toThrow('ECONNREFUSED');
});

it('answers a call on a connection that was idle when the port closed', async () => {
  await readAnswer('/at-once', { agent });
  const drained = drain.run({ takeOver: true });
  await portCloses();
  expect(await readAnswer('/at-once', { agent })).toEqual({ body: 'done', connection: 'close' });
  await drained;
});

it('answers a call that a connection brings after the port closed, although it was opened before', async () => {
  times.acceptUntil = CONNECT_MS;
  const drained = drain.run({ takeOver: true });
  const socket = await openSocket();
  await portCloses();
  socket.write('GET /at-once HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  expect(chunk.toString()).toMatch(/^HTTP\/1\.1 200 OK[^]*connection: close[^]*done$/i);
  await drained;
});

it('ends event streams with the time to come back after', async () => {
  const response = await ask('/events');
  const stream = text(response);
  await drain.run({ takeOver: false });
  expect(await stream).toBe('id: 7\ndata: {}\n\nretry: 500\n\n');
  expect(response.complete).toBe(true);
});

it('ends a stream that was opened after the others were ended, too', async () => {
  const socket = await openSocket();
  const drained = drain.run({ takeOver: true });
  await portCloses();
  socket.write('GET /events HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await text(socket)).toContain('retry: 500');
  await drained;
});

it('gives up connections that carry no call after a while', async () => {
  times.idleUntil = 200;
  await readAnswer('/at-once', { agent });
  await drain.run({ takeOver: true });
  await expect(ask('/at-once')).rejects.toThrow('ECONNREFUSED');
});

it('cuts off what runs for too long', async () => {
  times.callsUntil = 500;
  const running = expect(readAnswer('/held')).rejects.toThrow('socket hang up');
  await begun.promise;
  await drain.run({ takeOver: false });
  await running;
});
