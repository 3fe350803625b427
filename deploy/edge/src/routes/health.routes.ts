import { NO_CONTENT_POLICY } from '@declic/nest-kit/page-policies';
import type { FastifyInstance } from 'fastify';
import type { CompositionSource } from '../composition/composition-source';

/** For probes: ready as soon as it listens, until it is about to end. */
export function addHealthRoutes(app: FastifyInstance, compositions: CompositionSource): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': NO_CONTENT_POLICY });
    const isDraining = app.drain.hasBegun;
    if (isDraining) reply.code(503);
    return { status: isDraining ? 'draining' : 'ok', composition_id: (await compositions.current())?.id ?? null };
  });
}
