import type { OpOutput } from '@declic/nest-kit';
import { rateLimitHeaders } from './rate-limit-headers';
import type { RunResult } from './run-call';

type RunAnswer = OpOutput<'runAction'>;

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
export function toKeptAnswer(text: string): RunAnswer {
  return JSON.parse(text) as RunAnswer; // written from one
}

export function toRunHeaders({ isReplay, rate }: RunResult): Record<string, string> {
  return isReplay ? { 'idempotency-replayed': 'true' } : rateLimitHeaders(rate);
}
