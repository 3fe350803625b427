import { GuardedFetchError } from './fetch-error.ts';

const TIMED_OUT = /^(UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT|ETIMEDOUT)$/;
const BAD_HEADER = /^UND_ERR_INVALID_ARG$/;
/** Faults of HTTP and of decoders (zlib, brotli, zstd). */
const BAD_RESPONSE = /^(UND_ERR_(HEADERS_OVERFLOW|RES_CONTENT_LENGTH_MISMATCH)|Z_|ERR_|ZSTD_)/;

/** What a failure of a connection means to the caller. */
export function toFetchError(error: unknown): GuardedFetchError {
  if (error instanceof GuardedFetchError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (TIMED_OUT.test(code)) return new GuardedFetchError('timed_out', { cause: error });
  if (BAD_HEADER.test(code)) return new GuardedFetchError('bad_header', { cause: error });
  if (BAD_RESPONSE.test(code) || isParserError(error)) return new GuardedFetchError('bad_response', { cause: error });
  return new GuardedFetchError('unreachable', { cause: error });
}

/** By its name: the code of undici's class is often missing, and importing the class would load undici. */
function isParserError(error: unknown): boolean {
  return error instanceof Error && error.name === 'HTTPParserError';
}
