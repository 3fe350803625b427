import { CALLS_PER_MINUTE, type Plan, WINDOW_SECONDS } from './plan-limits';
import type { CallWindow } from './run-record';

/** The headers of draft-ietf-httpapi-ratelimit-headers: how much is left, and what the policy is. */
export function rateLimitHeaders(plan: Plan, { callsLeft, resetsIn }: CallWindow): Record<string, string> {
  return {
    'ratelimit-policy': `"default";q=${CALLS_PER_MINUTE[plan]};w=${WINDOW_SECONDS}`,
    ratelimit: `"default";r=${callsLeft};t=${resetsIn}`,
  };
}
