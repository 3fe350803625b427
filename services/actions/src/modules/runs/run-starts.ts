import { setTimeout as pause } from 'node:timers/promises';
import { AccountBusyError, ContendedCommit, GroupCommit, isLockTimeout, LockTimeoutError } from '@declic/nest-kit';
import type { NewRun, RunStart } from './run-record';

/** The most that a call waits for its account; `begin_run` has the same `lock_timeout`. */
const LOCK_TIMEOUT_MS = 200;

/**
 * Minimum and maximum delay of a call whose account had a lock timeout just now. Random, because calls that were refused
 * together would otherwise return as a burst.
 */
const STUCK_DELAY_MS = { least: 500, most: 1_500 };

const BUSY: RunStart = { outcome: 'busy', balance: 0, window: undefined, answer: undefined };

/**
 * Begins runs in batches that wait for no account. What another transaction holds is left out of the batch and waits apart, so
 * that only the calls of that account are held up.
 */
export class RunStarts {
  private readonly together = new GroupCommit<NewRun, RunStart>({
    toKey: toAccountKey,
    commit: (runs) => this.beginWithoutWaiting(runs),
  });
  private readonly apart = new ContendedCommit<NewRun, RunStart>({
    toKey: toAccountKey,
    commit: (runs) => this.begin(runs, true),
    isLockTimeout,
    timeoutMs: LOCK_TIMEOUT_MS,
  });

  /** @param begin writes the runs in one transaction; without `wait`, those of held accounts are `busy`. */
  constructor(private readonly begin: (runs: readonly NewRun[], wait: boolean) => Promise<RunStart[]>) {}

  /** @throws {AccountBusyError} another transaction holds the account; nothing was done. */
  async add(run: NewRun): Promise<RunStart> {
    if (this.apart.isContended(run)) return this.waitApart(run);
    if (this.apart.isStuck(run)) return this.tryLater(run);
    const start = await this.together.add(run);
    return start.outcome === 'busy' ? this.waitApart(run) : start;
  }

  private async waitApart(run: NewRun): Promise<RunStart> {
    try {
      return await this.apart.add(run);
    } catch (error) {
      throw error instanceof LockTimeoutError ? new AccountBusyError(error) : error;
    }
  }

  /** The account had a lock timeout just now: waits without a connection, then asks the database. */
  private async tryLater(run: NewRun): Promise<RunStart> {
    const { least, most } = STUCK_DELAY_MS;
    await pause(least + Math.random() * (most - least));
    const start = this.apart.isStuck(run) ? BUSY : await this.together.add(run);
    if (start.outcome === 'busy') throw new AccountBusyError();
    return start;
  }

  /**
   * A lock on anything else (a whole table, say) cannot be attributed to an account, so the whole batch waits in the slow
   * queue.
   */
  private async beginWithoutWaiting(runs: readonly NewRun[]): Promise<RunStart[]> {
    try {
      return await this.begin(runs, false);
    } catch (error) {
      if (isLockTimeout(error)) return runs.map(() => BUSY);
      throw error;
    }
  }
}

function toAccountKey({ userId }: NewRun): string {
  return userId;
}
