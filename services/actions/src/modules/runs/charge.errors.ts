import {
  CALL_WINDOW_SECONDS,
  PLAN_FACTS,
  refusal,
  refusalBase,
  retryAfter,
  TooManyRequestsError,
} from '@declic/nest-kit';
import { rateLimitHeaders } from './rate-limit-headers';
import type { CallRate } from './run-record';

/** The account made as many calls in this minute as its plan allows. The body names plan and limit, so that a client can plan. */
export function rateLimited(rate: CallRate): TooManyRequestsError {
  const { plan, window } = rate;
  const extra = { plan, limit: PLAN_FACTS[plan].callsPerMinute, window_seconds: CALL_WINDOW_SECONDS };
  const message = 'Rate limit exceeded. Please try again later';
  return new TooManyRequestsError(window.resetsIn, {
    code: 'rate_limited',
    message,
    extra,
    headers: rateLimitHeaders(rate),
  });
}

export class InsufficientCreditsError extends refusalBase('payment-required', 'insufficient_credits') {
  constructor(cost: number, rate: CallRate | undefined) {
    super('Insufficient credits to execute this action', { extra: { cost }, headers: rateLimitHeaders(rate) });
  }
}

/**
 * The subscription ended or was not paid. The credits are kept, and come back with it.
 *
 * @decision D12
 */
export class SuspendedError extends refusalBase('payment-required', 'suspended') {
  constructor(rate: CallRate | undefined) {
    super('Usage is frozen. Reactivate your subscription to continue.', { headers: rateLimitHeaders(rate) });
  }
}

/** The price is above Max-Credits. */
export class MaxCreditsError extends refusalBase('payment-required', 'max_credits_exceeded') {
  constructor(cost: number, maxCredits: number) {
    super(`The call costs ${cost}, which is more than the ${maxCredits} that Max-Credits allows.`, { extra: { cost } });
  }
}

/** Another transaction holds the account for longer than a call waits. */
export class AccountBusyError extends refusal(
  'unavailable',
  'account_busy',
  'Another change to this account is being written. Nothing was debited. Try again in a moment.',
  retryAfter(1),
) {}
