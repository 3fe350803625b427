import PQueue from 'p-queue';

/** The service keeps calls of one second together, and a call may be pending for another. */
const WINDOW_MS = 62_000;
const MOST_AT_ONCE = 6;
/** A plan with ten calls a minute gets one at a time, so that its calls are not all gone at once. */
const CALLS_FOR_EACH_PLACE = 10;

/**
 * Starts calls in their order: no more than the plan allows in any minute, and few at once. The number at once grows with each
 * answer, and falls when the service refuses a call (additive increase, multiplicative decrease).
 *
 * @decision D13
 */
export class CallPace {
  readonly #queue: PQueue;
  readonly #most: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStarted = false;
  /** Milliseconds since 1970. */
  heldUntil: number | null = null;

  constructor(callsPerMinute: number) {
    this.#most = Math.min(MOST_AT_ONCE, Math.max(1, Math.floor(callsPerMinute / CALLS_FOR_EACH_PLACE)));
    this.#queue = new PQueue({
      concurrency: 1,
      autoStart: false,
      interval: WINDOW_MS,
      intervalCap: callsPerMinute,
      strict: true,
    });
  }

  get inFlight(): number {
    return this.#queue.pending;
  }

  /** The calls of this minute are used up. */
  get isAtLimit(): boolean {
    return this.#queue.isRateLimited;
  }

  add(call: () => Promise<void>, priority = 0): void {
    // What is removed from the queue is added again when the batch goes on.
    void this.#queue.add(call, { priority }).catch(() => undefined);
  }

  start(): void {
    this.#isStarted = true;
    if (this.heldUntil === null) this.#queue.start();
  }

  /** Starts no further call; pending ones go on. */
  stop(): void {
    this.#isStarted = false;
    this.#queue.pause();
    this.#queue.clear();
  }

  /** Starts no call for so long. */
  hold(ms: number): void {
    const until = Date.now() + ms;
    if (this.heldUntil !== null && until <= this.heldUntil) return;
    this.heldUntil = until;
    this.#queue.pause();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.heldUntil = null;
      if (this.#isStarted) this.#queue.start();
    }, ms);
  }

  raise(): void {
    this.#queue.concurrency = Math.min(this.#most, this.#queue.concurrency + 1);
  }

  lower(): void {
    this.#queue.concurrency = Math.max(1, Math.floor(this.#queue.concurrency / 2));
  }

  /** What the service says is left of this minute, for all programs of the account. */
  noteLeft({ callsLeft, resetsIn }: CallsLeft): void {
    const free = callsLeft - (this.inFlight - 1);
    if (free < this.#queue.concurrency) this.#queue.concurrency = Math.max(1, free);
    if (free <= 0) this.hold(resetsIn * 1_000);
  }

  /** Resolves when no call is pending. */
  settled(): Promise<void> {
    return this.#queue.onPendingZero();
  }
}

export interface CallsLeft {
  readonly callsLeft: number;
  /** Seconds until the next calls are free. */
  readonly resetsIn: number;
}

/** Reads the header `RateLimit`, as in `"default";r=59;t=60`; null when the call was not counted. */
export function readCallsLeft(header: string | null): CallsLeft | null {
  const [, left, seconds] = /;r=(\d+);t=(\d+)/.exec(header ?? '') ?? [];
  return left && seconds ? { callsLeft: Number(left), resetsIn: Number(seconds) } : null;
}
