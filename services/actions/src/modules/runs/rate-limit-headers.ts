import { WINDOW_SECONDS } from './plan-limits';

export interface RateState {
  readonly callsPerMinute: number;
  readonly callsLeft: number;
  readonly resetsIn: number;
}

/** The headers of draft-ietf-httpapi-ratelimit-headers: how much is left, and what the policy is. */
export function rateLimitHeaders({ callsPerMinute, callsLeft, resetsIn }: RateState): Record<string, string> {
  return {
    'ratelimit-policy': `"default";q=${callsPerMinute};w=${WINDOW_SECONDS}`,
    ratelimit: `"default";r=${callsLeft};t=${resetsIn}`,
  };
}
