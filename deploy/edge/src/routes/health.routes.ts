import type { FastifyInstance } from 'fastify';
import type { CompositionSource } from '../composition/composition-source';

/** For probes: alive as soon as it listens, ready for pages once it has a composition. */
export function addHealthRoutes(app: FastifyInstance, compositions: CompositionSource): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', composition_id: (await compositions.current())?.id ?? null };
  });
}
