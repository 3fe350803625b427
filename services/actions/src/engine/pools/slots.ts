import { PoolOverloadedError } from './pool-overloaded.error';

/** At most `size` holders at a time. At most `maxWaiting` callers wait, first come, first served. */
export class Slots {
  private readonly waiting = new Set<() => void>();
  private free: number;

  constructor(
    size: number,
    private readonly maxWaiting: number,
  ) {
    this.free = size;
  }

  get isFull(): boolean {
    return this.free === 0 && this.waiting.size >= this.maxWaiting;
  }

  /**
   * Resolves when the caller holds a slot.
   *
   * @throws {PoolOverloadedError} too many wait already. And with the signal's reason when it aborts the wait.
   */
  async take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    if (this.isFull) throw new PoolOverloadedError();
    await this.wait(signal);
  }

  /** Hands the slot to the caller that has waited longest. */
  give(): void {
    const [next] = this.waiting;
    if (next) next();
    else this.free += 1;
  }

  private wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        this.waiting.delete(start);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.waiting.delete(start);
        reject(signal.reason);
      };
      this.waiting.add(start);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
