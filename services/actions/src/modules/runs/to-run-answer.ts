import type { OpOutput } from '@declic/nest-kit';
import { rateLimitHeaders } from './rate-limit-headers';
import type { RunResult } from './run-call';

type RunAnswer = OpOutput<'runAction'>;

/** What a run is answered with. */
export interface RunFacts {
  readonly data: NonNullable<RunAnswer['data']>;
  readonly cost: number;
  readonly balance: number;
  readonly durationMs: number;
  readonly requestId: string;
}

export function toRunAnswer({ data, cost, balance, durationMs, requestId }: RunFacts): RunAnswer {
  return { data, error: null, status: 200, cost, balance, duration_ms: durationMs, request_id: requestId };
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
