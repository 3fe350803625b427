import type { CallbackAttempt } from '../background-queue/background-run';

/** How long after each failed attempt the next one is made. */
export const RETRIES_MS = [5_000, 60_000, 600_000, 3_600_000, 21_600_000];

/** The receiver wants no further attempt, and will not change its mind (Standard Webhooks). */
const GONE = 410;

/** What no further attempt changes: the address itself is refused. */
const FINAL_ERRORS: ReadonlySet<string> = new Set(['bad_url', 'blocked_address', 'blocked_port']);

/** What becomes of a callback after an attempt. */
export interface CallbackPlan {
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly dueAt: Date | null;
}

/** @param made attempts before this one. */
export function planCallback({ status, error }: CallbackAttempt, made: number, now: Date): CallbackPlan {
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered', dueAt: null };
  const pauseMs = RETRIES_MS[made];
  if (pauseMs === undefined || status === GONE || FINAL_ERRORS.has(error ?? ''))
    return { state: 'failed', dueAt: null };
  return { state: 'waiting', dueAt: new Date(now.getTime() + pauseMs) };
}
