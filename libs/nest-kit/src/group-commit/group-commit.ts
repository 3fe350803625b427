import { OverloadedError } from './overloaded.error';
import { wasRolledBack } from './was-rolled-back';

/** How items are committed, and how many at once. */
export interface GroupCommitOptions<Item, Result> {
  /**
   * Commits all items or none, in their order, and gives one result for each. One item alone is common when there is little to
   * do: use the plain statement for it.
   */
  readonly commit: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Batches on their way at the same time. The second is prepared while the first waits for the disk. */
  readonly inFlight?: number;
  readonly maxBatch?: number;
  /** Items that may wait; the next one is refused. */
  readonly maxQueued?: number;
  /** Whether an error left nothing behind, so that the items may be tried again in smaller batches. */
  readonly isHarmless?: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Commits together what arrives together. A commit waits for the disk, so a busy process has more to write by the time it is
 * back: that goes out as one statement. Nothing waits for company: what comes alone leaves alone, at once.
 */
export class GroupCommit<Item, Result> {
  private readonly options: Required<GroupCommitOptions<Item, Result>>;
  private queue: Waiting<Item, Result>[] = [];
  private running = 0;
  private isScheduled = false;

  constructor(options: GroupCommitOptions<Item, Result>) {
    this.options = { inFlight: 2, maxBatch: 256, maxQueued: 10_000, isHarmless: wasRolledBack, ...options };
  }

  /**
   * Settles once the item is committed, or refused by `commit`.
   *
   * @throws {OverloadedError} too many items wait already.
   */
  add(item: Item): Promise<Result> {
    if (this.queue.length >= this.options.maxQueued) return Promise.reject(new OverloadedError());
    return new Promise((resolve, reject) => {
      this.queue.push({ item, resolve, reject });
      this.schedule();
    });
  }

  /** Without a timer: at once when nothing is on its way, else after everything that has already arrived was read. */
  private schedule(): void {
    if (this.isScheduled || this.queue.length === 0 || this.running >= this.options.inFlight) return;
    this.isScheduled = true;
    const soon = this.running === 0 ? queueMicrotask : setImmediate;
    soon(() => {
      this.isScheduled = false;
      while (this.queue.length > 0 && this.running < this.options.inFlight) void this.run(this.take());
    });
  }

  private take(): Waiting<Item, Result>[] {
    const batch = this.queue.slice(0, this.options.maxBatch);
    this.queue = this.queue.slice(batch.length);
    return batch;
  }

  private async run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    this.running += 1;
    await this.commit(batch);
    this.running -= 1;
    this.schedule();
  }

  /** A batch that fails as a whole is halved, first half first, until the guilty item stands alone. */
  private async commit(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.options.commit(batch.map(({ item }) => item));
      if (results.length !== batch.length)
        throw new Error(`${batch.length} items were committed with ${results.length} results.`);
      // The lengths are the same.
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length === 1 || !this.options.isHarmless(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      const middle = Math.ceil(batch.length / 2);
      await this.commit(batch.slice(0, middle));
      await this.commit(batch.slice(middle));
    }
  }
}
