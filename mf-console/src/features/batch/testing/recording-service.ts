import type { TestResult } from '@declic/action-console';
import { aTestResult } from '@declic/action-console/testing';
import type { RowCall } from '../run/batch-runner';

export interface RecordedCall extends RowCall {
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface ServiceRules {
  /** Calls that may begin in any sixty seconds. */
  readonly callsPerMinute: number;
  readonly balance: number;
  /** Answers do not say what is left of the minute. */
  readonly hidesRate?: boolean;
  /** Calls that other programs of the account began a moment before. */
  readonly earlierCalls?: number;
  /** Milliseconds that a call takes. */
  readonly delay?: number;
  /** Instead of the usual answer: a refusal, or an error for a call that gets none. */
  readonly answer?: (call: RecordedCall, attempt: number) => Partial<TestResult> | Error | undefined;
}

const WINDOW_MS = 60_000;

/**
 * The rules of the service in memory, as its contract has them: a sliding window of calls, keys of idempotency that give the first
 * answer back, a balance, and a record of every call.
 */
export class RecordingService {
  readonly calls: RecordedCall[] = [];
  readonly kept = new Map<string, TestResult>();
  debits = 0;
  /** Calls that were refused because of the rate. */
  limited = 0;
  #counted: number[];

  constructor(readonly rules: ServiceRules) {
    this.#counted = Array.from({ length: rules.earlierCalls ?? 0 }, () => Date.now());
  }

  send = async (call: RowCall): Promise<TestResult> => {
    const recorded = { ...call, at: Date.now() };
    this.calls.push(recorded);
    const answer = this.#answer(recorded);
    await new Promise((resolve) => setTimeout(resolve, this.rules.delay ?? 10));
    if (answer instanceof Error) throw answer;
    return answer;
  };

  /** The most calls that began in any sixty seconds. */
  mostInAMinute(): number {
    const moments = this.calls.map(({ at }) => at);
    return Math.max(...moments.map((start) => moments.filter((at) => at >= start && at < start + WINDOW_MS).length));
  }

  #answer(call: RecordedCall): TestResult | Error {
    const { callsPerMinute, balance, answer } = this.rules;
    const kept = this.kept.get(call.idempotencyKey);
    if (kept) return { ...kept, is_replay: true, rate_limit: null };
    const attempt = this.calls.filter(({ idempotencyKey }) => idempotencyKey === call.idempotencyKey).length;
    const special = answer?.(call, attempt);
    if (special && !(special instanceof Error)) return aResult(special);
    this.#counted = this.#counted.filter((at) => at > call.at - WINDOW_MS);
    const resetsIn = Math.ceil(((this.#counted[0] ?? call.at) + WINDOW_MS - call.at) / 1_000);
    if (this.#counted.length >= callsPerMinute) {
      this.limited += 1;
      return aRefusal(429, 'rate_limited', { retry_after: resetsIn });
    }
    this.#counted.push(call.at);
    if (this.debits >= balance) return aRefusal(402, 'insufficient_credits');
    this.debits += 1;
    const left = callsPerMinute - this.#counted.length;
    const rate_limit = this.rules.hidesRate ? null : `"default";r=${left};t=${resetsIn}`;
    const result = aResult({ data: { ...call.body }, cost: 1, balance: balance - this.debits, rate_limit });
    this.kept.set(call.idempotencyKey, result);
    // The call ran, its answer is lost.
    return special ?? result;
  }
}

/** An answer without data, cost and balance. */
export function aResult(values: Partial<TestResult> = {}): TestResult {
  return aTestResult({ data: null, cost: 0, balance: null, duration_ms: 10, ...values });
}

export function aRefusal(status: number, code: string, values: Partial<TestResult> = {}): TestResult {
  const title = `Refused: ${code}`;
  const problem = { type: `/docs/errors/${code}`, title, status, code, request_id: 'req_1' };
  return aResult({ status, error: title, problem, ...values });
}
