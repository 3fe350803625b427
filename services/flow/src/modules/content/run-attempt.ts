import type { Logger } from '@nestjs/common';
import { EngineTimeoutError } from '../../engine/embedded/threads/engine-timeout-error';

interface Attempts<Attempt> {
  waitForNextAttempt(attempt: Attempt): Promise<void>;
  fail(attempt: Attempt, reason: string): Promise<void>;
}

export interface AttemptedWork<Attempt> {
  readonly attempts: Attempts<Attempt>;
  readonly write: (attempt: Attempt) => Promise<void>;
  /** What a person reads when no attempt succeeds. */
  readonly failure: string;
  readonly logger: Logger;
  /** For the log. */
  readonly ids: Readonly<Record<string, string>>;
}

/**
 * Runs what `begin` gave. A failure is thrown, so that the queue tries again, except at the last attempt, and when the
 * work took too long, as it would again: these end with the reason for the person. Nothing is done without an attempt,
 * or when every attempt took the process down.
 */
export async function runAttempt<Attempt extends { readonly isLast: boolean }>(
  attempt: Attempt | 'used up' | undefined,
  { attempts, write, failure, logger, ids }: AttemptedWork<Attempt>,
): Promise<void> {
  if (!attempt) return;
  if (attempt === 'used up') {
    logger.error(ids, 'Every attempt took the process down');
    return;
  }
  try {
    await write(attempt);
  } catch (error) {
    if (!attempt.isLast && !(error instanceof EngineTimeoutError)) {
      await attempts.waitForNextAttempt(attempt);
      throw error;
    }
    logger.error({ err: error, ...ids }, 'The last attempt failed');
    await attempts.fail(attempt, failure);
  }
}
