import { APICallError } from 'ai';
import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { LanguageModelError } from './model-error';

/** So many failures in a row open the circuit; after this time one request tries again. */
const MAX_FAILURES = 3;
const OPEN_MS = 30_000;

const RETRY_AFTER_MS = 200;
const MAX_PAUSE_MS = 10 * 60_000;
/** Where a 429 names no time. */
const USUAL_PAUSE_MS = 10_000;

/** Answers of an endpoint about the one request, not about itself. */
const ABOUT_THE_REQUEST = [400, 413, 422, 429];

/**
 * Requests to an endpoint that can be away: one repetition after an error of the endpoint, a circuit breaker so that a dead endpoint
 * costs no call its time limit, and a pause for as long as a 429 asks for.
 */
export class ModelAvailability {
  private pausedUntil = 0;
  private readonly policy = wrap(
    retry(handleWhen(isPassing), { maxAttempts: 1, backoff: new ConstantBackoff(RETRY_AFTER_MS) }),
    circuitBreaker(handleWhen(isAway), {
      halfOpenAfter: OPEN_MS,
      breaker: new ConsecutiveBreaker(MAX_FAILURES),
    }),
  );

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * @param limit aborts `request` after the time that the endpoint has for an answer. Other signals, such as that of a run with little
   * time left, say nothing about the endpoint.
   * @throws {LanguageModelError} the endpoint is known to be away, and was not asked; and whatever `request` throws.
   */
  async execute<Result>(limit: AbortSignal, request: () => Promise<Result>): Promise<Result> {
    if (this.now() < this.pausedUntil)
      throw new LanguageModelError('unavailable', 'The language model takes no more requests for now.');
    try {
      return await this.policy.execute(() => request().catch((error: unknown) => throwFailure(error, limit)));
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw new LanguageModelError('unavailable', 'The language model has not answered lately.', { cause: error });
      if (APICallError.isInstance(error) && error.statusCode === 429) this.pausedUntil = this.now() + readPause(error);
      throw error;
    }
  }
}

/** The request can be repeated at once: nothing was answered, or an error of the endpoint. */
function isPassing(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === undefined || error.statusCode >= 500);
}

function isAway(error: unknown): boolean {
  if (APICallError.isInstance(error)) return !ABOUT_THE_REQUEST.includes(error.statusCode ?? 0);
  return error instanceof EndpointTimeoutError;
}

function throwFailure(error: unknown, limit: AbortSignal): never {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  if (isTimeout && limit.aborted) throw new EndpointTimeoutError('The time limit is over.', { cause: error });
  throw error;
}

/** The endpoint did not answer in the time that it has. */
export class EndpointTimeoutError extends Error {}

/** `Retry-After` in seconds or as a date. */
function readPause({ responseHeaders }: APICallError): number {
  const text = responseHeaders?.['retry-after'] ?? '';
  const seconds = /^\d+$/u.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0) * 1_000, MAX_PAUSE_MS) : USUAL_PAUSE_MS;
}
