import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Readers of a stream that was ended come back after this time. */
const RECONNECT_MS = 500;

/** The event streams that a server has open. They have no end of their own, so a server that ends has to end them. */
export class OpenStreams {
  private readonly open = new Map<FastifyReply, Readable>();
  private isEnding = false;

  constructor(fastify: FastifyInstance) {
    fastify.addHook('onSend', (_request, reply, payload, done) => {
      if (payload instanceof Readable && isEventStream(reply)) this.add(reply, payload);
      done();
    });
  }

  private add(reply: FastifyReply, payload: Readable): void {
    this.open.set(reply, payload);
    reply.raw.once('close', () => this.open.delete(reply));
    // Its first part is sent before it ends, so that the reader sees a stream and no failure.
    if (this.isEnding) setTimeout(() => this.end(), RECONNECT_MS);
  }

  /** Ends each with the time to come back after; with its Last-Event-ID a reader misses nothing. */
  end(): void {
    this.isEnding = true;
    for (const [{ raw }, payload] of this.open) {
      payload.unpipe(raw);
      raw.end(`retry: ${RECONNECT_MS}\n\n`);
    }
    this.open.clear();
  }
}

function isEventStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream');
}
