import { HttpException } from '@nestjs/common';
import { isPassing } from './database-errors';
import { DomainError, type DomainErrorKind, type FieldError } from './domain-error';
import { problemType } from './problem-type';

/** An RFC 9457 document as this product writes it. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly request_id: string;
  readonly errors?: readonly FieldError[];
  readonly [member: string]: unknown;
}

const STATUS_OF_KIND: Record<DomainErrorKind, number> = {
  malformed: 400,
  unauthorized: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  invalid: 422,
  'failed-dependency': 424,
  'too-many': 429,
  unavailable: 503,
};

/** What the framework itself refuses (unknown route, unreadable body, wrong media type), under stable codes. */
const FRAMEWORK_REFUSALS: Record<number, { code: string; title: string }> = {
  400: { code: 'malformed_request', title: 'The request cannot be read.' },
  401: { code: 'unauthorized', title: 'Sign in to continue.' },
  403: { code: 'forbidden', title: 'This is not allowed.' },
  404: { code: 'not_found', title: 'There is nothing at this address.' },
  405: { code: 'method_not_allowed', title: 'This address does not take this method.' },
  408: { code: 'request_timeout', title: 'The request took too long to arrive.' },
  413: { code: 'payload_too_large', title: 'The request is too large.' },
  414: { code: 'uri_too_long', title: 'The address is too long.' },
  415: { code: 'unsupported_media_type', title: 'Send the body as application/json.' },
  431: { code: 'headers_too_large', title: 'The headers are too large.' },
  503: { code: 'unavailable', title: 'The service is not available right now. Try again in a moment.' },
};

const UNEXPECTED = { code: 'internal_error', title: 'Something went wrong on our side.' };

/**
 * Converts a thrown value into the document that the client sees; details of unexpected errors are left out.
 *
 * @decision D34
 */
export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof DomainError) {
    const { errors, extra } = error.details;
    return {
      ...extra,
      ...document(STATUS_OF_KIND[error.kind], error.code, error.message, requestId),
      ...(errors && { errors }),
    };
  }
  const status =
    error instanceof HttpException ? error.getStatus() : (statusOfFastify(error) ?? statusOfPassing(error));
  const { code, title } = FRAMEWORK_REFUSALS[status] ?? UNEXPECTED;
  return document(code === UNEXPECTED.code ? 500 : status, code, title, requestId);
}

function document(status: number, code: string, title: string, requestId: string): Problem {
  return { type: problemType(code), title, status, code, request_id: requestId };
}

/**
 * Fastify's own errors carry their status and a code of their family. The end of a connection in the middle of a body is the
 * client's doing; Fastify marks it with a status, which tells it from a lost connection to a database.
 */
function statusOfFastify(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return undefined;
  const { code, statusCode } = error;
  const known = String(code).startsWith('FST_') || (code === 'ECONNRESET' && statusCode === 400);
  return known && typeof statusCode === 'number' ? statusCode : undefined;
}

function statusOfPassing(error: unknown): number {
  return isPassing(error) ? 503 : 500;
}
