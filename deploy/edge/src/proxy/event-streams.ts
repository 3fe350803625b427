import type { FastifyInstance, FastifyReply } from 'fastify';

/** Event streams have no end of their own; without this a shutdown would wait for every open tab. */
export function endStreamsOnClose(scope: FastifyInstance): void {
  const open = new Set<FastifyReply>();
  scope.addHook('onSend', async (_request, reply, payload) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      open.add(reply);
      reply.raw.once('close', () => open.delete(reply));
    }
    return payload;
  });
  scope.addHook('preClose', async () => {
    for (const reply of open) reply.raw.destroy();
  });
}
