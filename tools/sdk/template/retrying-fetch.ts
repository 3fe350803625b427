import ky, { type HTTPError, isHTTPError } from 'ky';
import { isProblem, toDeclicError } from './declic-error.js';

/** A longer `Retry-After` is left to the caller. */
const LONGEST_WAIT_S = 60;

/** Answers after which the same call may succeed; 409 only with `Retry-After`, while the first call with its key still runs. */
const RETRIED = [409, 429, 502, 503, 504];

/** Codes of runs that failed on the side of the API: the same run would most likely fail again. */
const FAILED_RUNS = ['action_failed', 'action_timed_out'];

/** What the client may be told about repetitions. */
export interface RetryOptions {
  /** How often a call is repeated at most: 3. */
  readonly retries?: number;
  /** Milliseconds until a call without an answer is given up or repeated: 2 minutes. */
  readonly timeoutMs?: number;
}

/**
 * A `fetch` that repeats calls as `Retry-After` says. Each POST gets an `Idempotency-Key`, which its repetitions keep, so that it runs
 * and is debited once.
 */
export function createRetryingFetch({ retries = 3, timeoutMs = 120_000 }: RetryOptions = {}): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST' && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', crypto.randomUUID());
    try {
      return await ky(request, { timeout: timeoutMs, retry: toRetry(retries) });
    } catch (error) {
      if (isHTTPError(error)) throw toDeclicError(error.response, error.data, error);
      throw error;
    }
  };
}

function toRetry(limit: number) {
  return {
    limit,
    methods: ['get' as const, 'post' as const],
    statusCodes: RETRIED,
    afterStatusCodes: RETRIED,
    retryOnTimeout: true,
    shouldRetry: ({ error }: { error: Error }) => (isHTTPError(error) && !mayRepeat(error) ? false : undefined),
  };
}

function mayRepeat({ response: { status, headers }, data }: HTTPError): boolean {
  if (isProblem(data) && FAILED_RUNS.includes(data.code)) return false;
  const wait = headers.get('retry-after');
  return wait === null ? status !== 409 : secondsUntil(wait) <= LONGEST_WAIT_S;
}

/** `Retry-After` is a number of seconds or a date (RFC 9110); what is neither is left to the caller. */
function secondsUntil(wait: string): number {
  if (wait.trim() !== '' && Number.isFinite(Number(wait))) return Number(wait);
  const at = Date.parse(wait);
  return Number.isNaN(at) ? Number.POSITIVE_INFINITY : (at - Date.now()) / 1_000;
}
