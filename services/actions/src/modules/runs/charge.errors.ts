import { CALL_WINDOW_SECONDS, PLAN_FACTS, refusalBase, TooManyRequestsError } from '@declic/nest-kit';
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

/** The price is above Max-Credits. */
export class MaxCreditsError extends refusalBase('payment-required', 'max_credits_exceeded') {
  constructor(cost: number, maxCredits: number) {
    super(`The call costs ${cost}, which is more than the ${maxCredits} that Max-Credits allows.`, { extra: { cost } });
  }
}
