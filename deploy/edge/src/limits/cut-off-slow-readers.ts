import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { SlowReaderLimits } from './edge-limits';

const CHECK_MS = 1_000;

interface Wait {
  since: number;
  /** Bytes that the client had taken when the wait began. */
  taken: number;
}

/**
 * Ends connections whose client does not take its answer, of any route. Only time in which bytes wait for the client counts:
 * a stream without news and a slow service are not the client's doing.
 */
export function cutOffSlowReaders(app: FastifyInstance, limits: SlowReaderLimits): void {
  const connections = new Map<Socket, Wait | undefined>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });

  const check = setInterval(() => {
    for (const [socket, wait] of connections) {
      if (socket.writableLength === 0) connections.set(socket, undefined);
      else if (!wait) connections.set(socket, { since: Date.now(), taken: countTakenBytes(socket) });
      else if (isTooSlow(socket, wait, limits)) {
        app.log.info({ ip: socket.remoteAddress }, 'client did not take its answer');
        socket.destroy();
      }
    }
  }, CHECK_MS);
  check.unref();
  app.addHook('onClose', async () => clearInterval(check));
}

/** Buffered bytes count as read: one large write is reported only when all of it has left. */
function isTooSlow(socket: Socket, { since, taken }: Wait, { graceMs, bytesPerSecond }: SlowReaderLimits): boolean {
  const bytes = countTakenBytes(socket) - taken + socket.writableLength;
  return Date.now() - since > graceMs + (bytes / bytesPerSecond) * 1_000;
}

function countTakenBytes(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}
