import { rateLimitHeaders } from './rate-limit-headers';
import type { RunAccepted } from '../background-queue/background-acceptance';
import type { RunAnswer, RunResult } from './run-call';

/** What a run is answered with. */
export interface RunFacts {
  readonly data: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
  readonly cost: number;
  readonly balance: number;
  readonly durationMs: number;
  readonly requestId: string;
}

export function toRunAnswer({ data, warnings, cost, balance, durationMs, requestId }: RunFacts): RunAnswer {
  const said = warnings.length > 0 ? { warnings: [...warnings] } : {};
  return { data, error: null, status: 200, cost, balance, duration_ms: durationMs, ...said, request_id: requestId };
}

/** The answer to a call that only asks for the price. */
export function toPriceAnswer(cost: number, requestId: string): RunAnswer {
  return { data: null, error: null, status: 200, dry_run: true, cost, request_id: requestId };
}

/** The answer of an earlier call as it was kept: written by `JSON.stringify` and written so again, its bytes are the same. */
export function toKeptAnswer<Answer = RunAnswer>(text: string): Answer {
  return JSON.parse(text) as Answer; // written from one
}

export function toRunHeaders({ isReplay, rate }: Pick<RunResult, 'isReplay' | 'rate'>): Record<string, string> {
  return isReplay ? { 'idempotency-replayed': 'true' } : rateLimitHeaders(rate);
}

/** When to look at a run that was accepted, in seconds. */
const RETRY_AFTER_S = 2;

/** The headers of RFC 7240 for a call whose action runs later. */
export function toAcceptedHeaders({ run }: RunAccepted, wantsLinks: boolean): Record<string, string> {
  return {
    location: run.url,
    'retry-after': String(RETRY_AFTER_S),
    'preference-applied': wantsLinks ? 'respond-async, return=url' : 'respond-async',
  };
}
