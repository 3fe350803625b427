import type { TestApp } from '@declic/nest-kit/testing';
import type { TestCaller } from './a-caller';

/**
 * How long a call waits for its account, and what a busy machine may add. What tells them apart: a statement that waits without a
 * lock timeout is ended after ten seconds, and with another answer.
 */
export const AT_MOST_MS = 200 + 5_000;

/** What a call was answered, and how long it took. */
export interface TimedCall {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: unknown;
  readonly milliseconds: number;
}

/** Calls the action `works`. */
export async function timedCall(
  replica: TestApp,
  caller: TestCaller,
  headers: Readonly<Record<string, string>> = {},
): Promise<TimedCall> {
  const startedAt = performance.now();
  const answer = await replica.inject({
    method: 'POST',
    url: '/v1/actions/works',
    headers: { ...caller.headers, ...headers },
    payload: {},
  });
  return {
    status: answer.statusCode,
    code: answer.json().code,
    retryAfter: answer.headers['retry-after'],
    milliseconds: performance.now() - startedAt,
  };
}
