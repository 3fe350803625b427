import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDrain, type Drain } from './drain';

const times = { acceptUntil: 300, idleUntil: 600, callsUntil: 1_500 };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let app: FastifyInstance;
let drain: Drain;
let port: number;

beforeEach(async () => {
  app = fastify({ forceCloseConnections: 'idle' });
  drain = addDrain(app, times);
  app.get<{ Params: { ms: string } }>('/after/:ms', async ({ params }) => {
    await pause(Number(params.ms));
    return 'done';
  });
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

it('answers the calls that run, and then the port is closed', async () => {
  const running = readAnswer('/after/400');
  await pause(50);
  await drain.run({ takeOver: false });
  expect(await running).toEqual({ body: 'done', connection: 'close' });
  await expect(ask('/after/0')).rejects.toThrow('ECONNREFUSED');
});

it('still takes new calls for a while when others take over, and asks their clients to connect elsewhere', async () => {
  const drained = drain.run({ takeOver: true });
  await pause(100);
  expect(await readAnswer('/after/0', { agent })).toEqual({ body: 'done', connection: 'close' });
  await drained;
  await expect(ask('/after/0')).rejects.toThrow('ECONNREFUSED');
});

it('answers a call on a connection that was idle when the port closed', async () => {
  await readAnswer('/after/0', { agent });
  const drained = drain.run({ takeOver: true });
  await pause(times.acceptUntil + 100);
  expect(await readAnswer('/after/0', { agent })).toEqual({ body: 'done', connection: 'close' });
  await drained;
});

it('answers a call that a connection brings after the port closed, although it was opened before', async () => {
  const drained = drain.run({ takeOver: true });
  await pause(times.acceptUntil - 50);
  const socket = await openSocket();
  await pause(100);
  socket.write('GET /after/0 HTTP/1.1\r\nhost: localhost\r\n\r\n');
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
  await pause(times.acceptUntil + 50);
  socket.write('GET /events HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await text(socket)).toContain('retry: 500');
  await drained;
});

it('cuts off what runs for too long', async () => {
  const running = expect(readAnswer('/after/5000')).rejects.toThrow('socket hang up');
  await pause(50);
  const began = Date.now();
  await drain.run({ takeOver: false });
  expect(Date.now() - began).toBeLessThan(times.callsUntil + 1_000);
  await running;
});
