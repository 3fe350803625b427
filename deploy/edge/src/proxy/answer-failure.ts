import type { FastifyReply } from 'fastify';
import { sendRefusal } from '../http/refusal-page';
import { UpstreamPoolFullError } from './upstream-pool';

/** Answers for a service that did not: 503 when it is away or busy, 504 when it took too long. */
export function answerFailure(reply: FastifyReply, error: Error, service: string): void {
  const cause = rootCause(error);
  const full = cause instanceof UpstreamPoolFullError;
  const late = 'code' in cause && /TIMEOUT/.test(String(cause.code));
  // The library has logged the error itself; this line says whose it is.
  if (!full) reply.log.error({ service }, 'service did not answer');
  if (!late) reply.header('retry-after', full ? '1' : '5');
  sendRefusal(reply, {
    status: late ? 504 : 503,
    code: 'service_unavailable',
    title: formatTitle(service, { full, late }),
    extra: { service },
  });
}

function formatTitle(service: string, { full, late }: { full: boolean; late: boolean }): string {
  if (full) return `The ${service} service has too many requests at the same time. Try again in a moment.`;
  if (late) return `The ${service} service took too long to answer.`;
  return `The ${service} service is not available right now.`;
}

function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}
