import { commitBatch, type Waiting } from './commit-batch';
import { OverloadedError } from './overloaded.error';
import { wasRolledBack } from './was-rolled-back';

/** How items are committed, and how many at once. */
export interface GroupCommitOptions<Item, Result> {
  /**
   * Commits all items or none, in their order, and gives one result for each. One item alone is common when there is little to
   * do: use the plain statement for it.
   */
  readonly commit: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Batches in flight. The second is prepared while the first waits for the disk. */
  readonly inFlight?: number;
  /**
   * What joins an item that arrives while nothing is in flight: what pending I/O callbacks bring, such as requests that have arrived
   * (`poll`), or no more than what goes on in the same turn of the event loop, such as all callers of another batch (`turn`).
   */
  readonly joinedBy?: 'poll' | 'turn';
  /** Items that must wait for a batch to begin while another is in flight: a batch has a cost of its own, however small it is. */
  readonly overlapFrom?: number;
  readonly maxBatch?: number;
  /** Items that may wait; the next one is refused. */
  readonly maxQueued?: number;
  /** An item that has waited longer when a batch begins is refused: nothing is done for a caller who has given up. */
  readonly maxWaitMs?: number;
  /** Whether an error left nothing behind, so that the items may be tried again in smaller batches. */
  readonly isSafeToRetry?: (error: unknown) => boolean;
  /** What an item locks. Items that lock the same are never in two batches at the same time. */
  readonly toKey?: (item: Item) => string;
}

interface Queued<Item, Result> extends Waiting<Item, Result> {
  readonly since: number;
}

/**
 * Opportunistic batching: no timer; a batch is what arrived while the previous commit ran. An item that arrives alone waits for those
 * that are about to come (`joinedBy`).
 */
export class GroupCommit<Item, Result> {
  private readonly options: Required<Omit<GroupCommitOptions<Item, Result>, 'toKey'>>;
  private readonly toKey: ((item: Item) => string) | undefined;
  private readonly lockedKeys = new Set<string>();
  private queue: Queued<Item, Result>[] = [];
  private running = 0;
  private isScheduled = false;

  constructor({ toKey, ...options }: GroupCommitOptions<Item, Result>) {
    this.toKey = toKey;
    const limits = { inFlight: 2, overlapFrom: 8, maxBatch: 256, maxQueued: 10_000, maxWaitMs: Infinity };
    this.options = { joinedBy: 'poll', ...limits, isSafeToRetry: wasRolledBack, ...options };
  }

  /**
   * Settles once the item is committed, or refused by `commit`.
   *
   * @throws {OverloadedError} too many items wait already, or this one has waited for too long.
   */
  add(item: Item): Promise<Result> {
    if (this.queue.length >= this.options.maxQueued) return Promise.reject(new OverloadedError());
    return new Promise((resolve, reject) => {
      this.queue.push({ item, resolve, reject, since: performance.now() });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled || !this.mayBegin()) return;
    this.isScheduled = true;
    const later = this.options.joinedBy === 'poll' ? setImmediate : process.nextTick;
    later(() => {
      this.isScheduled = false;
      this.begin();
    });
  }

  /** Begins what may begin; whether that was anything. */
  private begin(): boolean {
    let hasBegun = false;
    while (this.mayBegin()) {
      const batch = this.take();
      if (batch.length === 0) break;
      hasBegun = true;
      void this.run(batch);
    }
    return hasBegun;
  }

  private mayBegin(): boolean {
    const { inFlight, overlapFrom } = this.options;
    return this.running < inFlight && this.queue.length >= (this.running === 0 ? 1 : overlapFrom);
  }

  private take(): Waiting<Item, Result>[] {
    const batch: Queued<Item, Result>[] = [];
    const rest: Queued<Item, Result>[] = [];
    const oldest = performance.now() - this.options.maxWaitMs;
    for (const waiting of this.queue) {
      if (waiting.since < oldest) {
        waiting.reject(new OverloadedError());
        continue;
      }
      const fits = batch.length < this.options.maxBatch && !this.isLocked(waiting);
      (fits ? batch : rest).push(waiting);
    }
    this.queue = rest;
    return batch;
  }

  private isLocked({ item }: Waiting<Item, Result>): boolean {
    return this.toKey !== undefined && this.lockedKeys.has(this.toKey(item));
  }

  private async run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const keys = this.toKey ? batch.map(({ item }) => item).map(this.toKey) : [];
    this.running += 1;
    for (const key of keys) this.lockedKeys.add(key);
    await commitBatch(batch, this.options, async () => {
      this.running -= 1;
      for (const key of keys) this.lockedKeys.delete(key);
      // The next batch is sent before the callers of this one go on: the database need not wait for what they do next.
      if (this.begin()) await sent();
    });
  }
}

/** What was given to a connection has been written by then. */
const sent = () => new Promise<void>((resolve) => setImmediate(resolve));
