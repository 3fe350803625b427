import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { OpenStreams } from './open-streams';

/** How long each part of an orderly end may take, in milliseconds since it began. */
export interface DrainTimes {
  /** New connections are taken until then: load balancers need a moment to see that readiness is off. */
  readonly acceptUntil: number;
  /** Connections that carry no call are left to their clients until then; the edge gives them up after 4 s. */
  readonly idleUntil: number;
  /** Running calls are cut off then. */
  readonly callsUntil: number;
}

/** All of it fits into the 10 s that a process has to end in, with time to close what is behind the calls. */
const DRAIN_TIMES: DrainTimes = { acceptUntil: 3_000, idleUntil: 5_000, callsUntil: 7_000 };

const POLL_INTERVAL_MS = 20;

/** The way of a server from its last ready moment to a closed port, without losing a call. */
export interface Drain {
  readonly hasBegun: boolean;
  /**
   * With `takeOver`, another process (or replica) takes new calls: this one answers those that still arrive and asks clients to
   * reconnect. Without it, the port closes at once. Running calls are answered either way. Never rejects.
   */
  run(options: { readonly takeOver: boolean }): Promise<void>;
}

/** Adds what a server needs to drain; call it before the server listens. */
export function addDrain(fastify: FastifyInstance, times: DrainTimes = DRAIN_TIMES): Drain {
  const streams = new OpenStreams(fastify);
  let begunAt: number | undefined;
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (begunAt !== undefined) reply.header('connection', 'close');
    done();
  });

  return {
    get hasBegun() {
      return begunAt !== undefined;
    },
    async run({ takeOver }) {
      if (begunAt !== undefined) return;
      const began = (begunAt = Date.now());
      if (takeOver) await pause(times.acceptUntil);
      stopAccepting(fastify);
      streams.end();
      const idleUntil = began + (takeOver ? times.idleUntil : 0);
      while ((await countConnections(fastify)) > 0 && Date.now() < began + times.callsUntil) {
        if (Date.now() >= idleUntil) fastify.server.closeIdleConnections();
        await pause(POLL_INTERVAL_MS);
      }
      fastify.server.closeAllConnections();
    },
  };
}

/** `http.Server.close` would also close idle connections, on which a request may be in transit. */
function stopAccepting({ server }: FastifyInstance): void {
  if (server.listening) NetServer.prototype.close.call(server);
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}
