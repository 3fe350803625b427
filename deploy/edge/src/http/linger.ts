import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface LingerLimits {
  readonly bytes: number;
  readonly ms: number;
}

/** What a client sends in vain before it reads an answer, and as long as a form of that size takes on an ordinary connection. */
const LIMITS: LingerLimits = { bytes: 64 * 1024 * 1024, ms: 10_000 };
const CHECK_MS = 50;

/** Connections that are read to their end after an answer. */
const lingering = new WeakSet<Socket>();

/**
 * For a request that is answered with `connection: close` before its body has come. A connection that is closed with bytes unread is
 * reset, and its client may lose the answer. So the edge ends its own side after the answer, and reads what still comes, within limits.
 */
export function lingerAfterAnswer(request: IncomingMessage, { bytes, ms }: LingerLimits = LIMITS): void {
  const { socket } = request;
  const close = socket.destroySoon.bind(socket);
  // Called by Node once the answer is written, when it reads the rest of the body away.
  socket.destroySoon = () => {
    socket.destroySoon = close;
    if (socket.destroyed) return;
    lingering.add(socket);
    socket.end();
    const mostBytes = socket.bytesRead + bytes;
    const until = performance.now() + ms;
    const checks = setInterval(() => {
      if (!request.complete && socket.bytesRead <= mostBytes && performance.now() <= until) return;
      clearInterval(checks);
      close();
    }, CHECK_MS);
    socket.once('close', () => clearInterval(checks));
  };
}

/** Closes a connection on which another request follows the one that was answered with `connection: close` (RFC 9112, 9.6). */
export function refuseAfterClose(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    if (!lingering.has(socket)) return;
    reply.hijack();
    socket.destroy();
  });
}
