import document from '@declic/openapi/document';
import type { FastifyInstance } from 'fastify';
import { sendCompressed } from '../http/encoding';

const DOCUMENT = JSON.stringify(document);

/** The API's own description, as built into this edge. */
export function addDocumentRoutes(app: FastifyInstance): void {
  app.get('/v1/openapi.json', (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8');
    return sendCompressed(reply, DOCUMENT);
  });
}
