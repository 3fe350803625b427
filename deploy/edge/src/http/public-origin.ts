import type { FastifyRequest } from 'fastify';

/** The origin in the addresses that search engines and link previews get: the configured one, or that of the request. */
export function publicOrigin({ protocol, host }: FastifyRequest, configured: string | undefined): string {
  return configured ?? `${protocol}://${host}`;
}
