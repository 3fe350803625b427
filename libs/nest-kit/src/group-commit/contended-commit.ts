import { commitBatch, type Waiting } from './commit-batch';
import { wasRolledBack } from './was-rolled-back';

/** How items are committed whose rows another transaction holds. */
export interface ContendedCommitOptions<Item, Result> {
  /** What an item locks. */
  readonly toKey: (item: Item) => string;
  /** Commits items of one key, in their order, and returns one result for each; rejects on a lock timeout. */
  readonly commit: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Whether `commit` failed with a lock timeout. */
  readonly isLockTimeout: (error: unknown) => boolean;
  /** How long an item waits for its turn. */
  readonly timeoutMs: number;
  /** Keys that wait for the database at the same time: each takes a connection. */
  readonly inFlight?: number;
  readonly maxBatch?: number;
  /** How long a key counts as stuck after a lock timeout. */
  readonly stuckMs?: number;
}

/** The rows of an item are held by another transaction, longer than it may wait. Nothing of it was written. */
export class LockTimeoutError extends Error {}

/**
 * Queue for items whose rows another transaction locks, separate from the fast path: one batch per key at a time, and a limited
 * number of keys at a time. On a lock timeout all waiting items of the key fail and the key counts as stuck for a while, so
 * that its items do not occupy connections that other keys need.
 *
 * @decision D46
 */
export class ContendedCommit<Item, Result> {
  private readonly options: Required<ContendedCommitOptions<Item, Result>>;
  private readonly queues = new Map<string, Waiting<Item, Result>[]>();
  private readonly stuckKeys = new Set<string>();
  private readonly turns: (() => void)[] = [];
  private running = 0;

  constructor(options: ContendedCommitOptions<Item, Result>) {
    this.options = { inFlight: 3, maxBatch: 256, stuckMs: 500, ...options };
  }

  /** Whether items with the key of this one wait already. */
  isContended(item: Item): boolean {
    return this.queues.has(this.options.toKey(item));
  }

  /** Whether this item's key had a lock timeout within `stuckMs`. */
  isStuck(item: Item): boolean {
    return this.stuckKeys.has(this.options.toKey(item));
  }

  /**
   * Settles once the item is committed.
   *
   * @throws {LockTimeoutError} the lock timeout expired.
   */
  add(item: Item): Promise<Result> {
    const key = this.options.toKey(item);
    return new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = this.queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      this.queues.set(key, [waiting]);
      void this.work(key);
    });
  }

  /** Until nothing with this key waits any more. */
  private async work(key: string): Promise<void> {
    const queue = this.queues.get(key) ?? [];
    while (queue.length > 0)
      if (await this.takeTurn()) await this.commitNext(key, queue).finally(() => this.endTurn());
      else rejectAll(queue.splice(0), new LockTimeoutError('The time limit of the queue expired.'));
    this.queues.delete(key);
  }

  private async commitNext(key: string, queue: Waiting<Item, Result>[]): Promise<void> {
    const { commit, isLockTimeout } = this.options;
    const isSafeToRetry = (error: unknown) => wasRolledBack(error) && !isLockTimeout(error);
    const batch = queue.splice(0, this.options.maxBatch).map((waiting) => ({
      ...waiting,
      reject: (error: unknown) => {
        if (isLockTimeout(error)) this.giveUp(key, [waiting, ...queue.splice(0)], error);
        else waiting.reject(error);
      },
    }));
    await commitBatch(batch, { commit, isSafeToRetry });
  }

  private giveUp(key: string, waiting: readonly Waiting<Item, Result>[], cause: unknown): void {
    if (!this.stuckKeys.has(key)) setTimeout(() => this.stuckKeys.delete(key), this.options.stuckMs).unref();
    this.stuckKeys.add(key);
    rejectAll(waiting, new LockTimeoutError('The lock timeout expired.', { cause }));
  }

  /** False when there was none in time. */
  private async takeTurn(): Promise<boolean> {
    if (this.running < this.options.inFlight) {
      this.running += 1;
      return true;
    }
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.turns.splice(this.turns.indexOf(begin), 1);
        resolve(false);
      }, this.options.timeoutMs);
      this.turns.push(begin);
    });
  }

  /** Hands the turn on: the number of those who run stays the same. */
  private endTurn(): void {
    const next = this.turns.shift();
    if (next) next();
    else this.running -= 1;
  }
}

function rejectAll(waiting: readonly { readonly reject: (error: unknown) => void }[], error: unknown): void {
  for (const { reject } of waiting) reject(error);
}
