import { CALL_WINDOW_SECONDS, CALLS_PER_MINUTE, type PlanSlug } from '@declic/nest-kit';
import type { CallWindow } from './run-record';

/**
 * The headers of draft-ietf-httpapi-ratelimit-headers: how much is left, and what the policy is.
 *
 * @decision D13
 */
export function rateLimitHeaders(plan: PlanSlug, { callsLeft, resetsIn }: CallWindow): Record<string, string> {
  return {
    'ratelimit-policy': `"default";q=${CALLS_PER_MINUTE[plan]};w=${CALL_WINDOW_SECONDS}`,
    ratelimit: `"default";r=${callsLeft};t=${resetsIn}`,
  };
}
