import { CALL_WINDOW_SECONDS, DomainError, PLAN_FACTS } from '@declic/nest-kit';
import type { CallRate } from './run-record';

/**
 * The headers of draft-ietf-httpapi-ratelimit-headers: how much is left, and what the policy is.
 * None for a call that was not counted.
 *
 * @decision D13
 */
export function rateLimitHeaders(rate: CallRate | undefined): Record<string, string> {
  if (!rate) return {};
  const { plan, window } = rate;
  return {
    'ratelimit-policy': `"default";q=${PLAN_FACTS[plan].callsPerMinute};w=${CALL_WINDOW_SECONDS}`,
    ratelimit: `"default";r=${window.callsLeft};t=${window.resetsIn}`,
  };
}

/** For the failure of a call that was counted: every refusal names the rate, whatever refused it. */
export function failWith(rate: CallRate | undefined) {
  return (error: unknown): never => {
    throw error instanceof DomainError ? error.withHeaders(rateLimitHeaders(rate)) : error;
  };
}
