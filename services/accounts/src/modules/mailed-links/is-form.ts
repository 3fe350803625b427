import type { FastifyRequest } from 'fastify';

/** Whether the form of one of our pages was submitted: it is answered with a page, other clients with JSON. */
export function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}
