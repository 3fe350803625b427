import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { lingerAfterAnswer, refuseAfterClose } from './linger';

const CHUNK = Buffer.alloc(64 * 1024, 'x');

/** Answers at once, without a look at the body. */
async function refusing(limits: { bytes: number; ms: number }) {
  const server = createServer((request, response) => {
    lingerAfterAnswer(request, limits);
    response.writeHead(413, { connection: 'close', 'content-length': 5 }).end('large');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const connections = () => promisify(server.getConnections.bind(server))();
  return { port, connections };
}

interface Client {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly errors: string[];
}

async function announce(port: number, length: number): Promise<Client> {
  // It sends on after the server has ended its side.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const errors: string[] = [];
  let text = '';
  socket.on('error', ({ message }) => errors.push(message)).on('data', (bytes) => (text += bytes.toString()));
  socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n\r\n`);
  await once(socket, 'connect');
  return { socket, heard: () => text, errors };
}

const write = (socket: Socket) => new Promise<void>((resolve) => socket.write(CHUNK, () => resolve()));

it('gives a client that sends on its answer, and no reset', async () => {
  const { port } = await refusing({ bytes: 100 * CHUNK.length, ms: 10_000 });
  const { socket, heard, errors } = await announce(port, 50 * CHUNK.length);
  await expect.poll(heard).toContain('large');
  for (let sent = 0; sent < 50; sent++) await write(socket);
  socket.end();
  await once(socket, 'close');
  expect(heard()).toMatch(/^HTTP\/1\.1 413 [^]*large$/);
  expect(errors).toEqual([]);
});

it.each([
  ['more than it reads', { bytes: 4 * CHUNK.length, ms: 60_000 }],
  ['for longer than it reads', { bytes: 1e12, ms: 200 }],
])('cuts off a client that sends %s', async (_, limits) => {
  const { socket, heard } = await announce((await refusing(limits)).port, 1e11);
  while (!socket.destroyed) await write(socket);
  expect(heard()).toContain('413');
});

it('cuts off a client that sends nothing', async () => {
  const { port, connections } = await refusing({ bytes: 1, ms: 100 });
  const { heard } = await announce(port, 10);
  await expect.poll(heard).toContain('413');
  await expect.poll(connections).toBe(0);
});

it('serves no request that follows on the connection', async () => {
  const served: string[] = [];
  const app = Fastify();
  onTestFinished(() => app.close());
  refuseAfterClose(app);
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.post('/large', (request, reply) => {
    lingerAfterAnswer(request.raw);
    void reply.code(413).header('connection', 'close').send('large');
  });
  app.post('/next', () => served.push('next'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined); // may be reset by then
  const closed = once(socket, 'close');
  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n\r\n`;
  socket.write(head('/large', CHUNK.length));
  await once(socket, 'data');
  socket.end(Buffer.concat([CHUNK, Buffer.from(head('/next', 0))]));
  await closed;
  expect(served).toEqual([]);
});
