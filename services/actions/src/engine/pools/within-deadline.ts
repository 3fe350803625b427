import { MAX_WAIT_MS } from './pool-limits';
import { PoolOverloadedError } from './pool-overloaded.error';
import { TimeBudget } from '@declic/nest-kit/time-budget';

/** The work did not end in time. */
export class DeadlineError extends Error {
  constructor(timeoutMs: number) {
    super(`Not done after ${timeoutMs} ms.`);
  }
}

export interface DeadlineOptions {
  /** For the work itself. */
  readonly timeoutMs: number;
  /** For all waits together. */
  readonly maxWaitMs?: number | undefined;
  /** For work and waits together, where the caller sets a limit of its own. */
  readonly totalMs?: number | undefined;
  /** The caller's own signal, such as that of a connection that was closed. */
  readonly signal?: AbortSignal | undefined;
}

/** The deadline of a run, as its work sees it. */
export interface Deadline {
  /** Aborts when the time is over, or when the caller aborts. */
  readonly signal: AbortSignal;
  /** Waits for a worker: this is not time of the work, and has a limit of its own. */
  wait<Result>(turn: Promise<Result>): Promise<Result>;
}

/**
 * Runs work with a deadline and rejects at it, or when the caller aborts, even when the work ignores the signal.
 *
 * @throws {DeadlineError} the work did not end in time.
 * @throws {PoolOverloadedError} it waited too long for a worker.
 */
export async function withinDeadline<Result>(
  { timeoutMs, maxWaitMs = MAX_WAIT_MS, totalMs = Infinity, signal }: DeadlineOptions,
  work: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const cancelled = Promise.withResolvers<never>();
  const cancel = (reason: unknown) => {
    controller.abort(reason);
    cancelled.reject(reason);
  };
  const working = new TimeBudget(timeoutMs, () => cancel(new DeadlineError(timeoutMs)));
  const waiting = new TimeBudget(maxWaitMs, () => cancel(new PoolOverloadedError()));
  const total = new TimeBudget(totalMs, () => cancel(new DeadlineError(totalMs)));
  const forward = () => cancel(signal?.reason);
  signal?.addEventListener('abort', forward, { once: true });
  working.start();
  total.start();
  try {
    const deadline = { signal: controller.signal, wait: toWait(working, waiting) };
    return await Promise.race([work(deadline), cancelled.promise]);
  } finally {
    for (const budget of [working, waiting, total]) budget.close();
    signal?.removeEventListener('abort', forward);
  }
}

/** One budget stands still while the other is used. */
function toWait(working: TimeBudget, waiting: TimeBudget): Deadline['wait'] {
  return async (turn) => {
    working.stop();
    waiting.start();
    try {
      return await turn;
    } finally {
      waiting.stop();
      working.start();
    }
  };
}
