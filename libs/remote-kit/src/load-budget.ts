import { LOAD_BUDGET_MS } from './within-budget';

/** The part of the budget that is kept for the last good version, where there is one. */
const FALLBACK_BUDGET_MS = 3_000;

/**
 * The time in which a page that is being opened has to stand there. It is shared by all that is loaded one after the other: the
 * entry of the remote, the file of the route, its loader and, when one of them fails, those of the last good version.
 */
export class LoadBudget {
  #wholeMs = LOAD_BUDGET_MS;
  #startedAt: number | undefined;
  #reservedMs = 0;
  /** The path of a page that is tried again, until it is opened. */
  #retried: string | undefined;

  /** A page is opened. One that is tried again has its budget by then. */
  begin(path: string, options: { hasFallback: boolean }): void {
    const isRetry = this.#retried === path;
    this.#retried = undefined;
    if (!isRetry) this.#start(options);
  }

  /** A page that failed is tried again: what its files need before it is opened is in the same budget. */
  beginRetry(path: string, options: { hasFallback: boolean }): void {
    this.#retried = path;
    this.#start(options);
  }

  #start({ hasFallback }: { hasFallback: boolean }): void {
    this.#startedAt = performance.now();
    this.#reservedMs = hasFallback ? FALLBACK_BUDGET_MS : 0;
  }

  /** The last good version is shown: its files get what was kept for it. */
  spendReserve(): void {
    this.#reservedMs = 0;
  }

  /** The page is there. What it loads later has the whole time again. */
  end(): void {
    this.#startedAt = undefined;
    this.#reservedMs = 0;
    this.#retried = undefined;
  }

  /** In tests, files are compiled when they are first asked for. */
  extendForTest(wholeMs: number): void {
    this.#wholeMs = wholeMs;
  }

  get elapsedMs(): number {
    return this.#startedAt === undefined ? 0 : performance.now() - this.#startedAt;
  }

  /** What is left for the version that is shown. */
  get chosenMs(): number {
    return Math.max(0, this.#wholeMs - this.#reservedMs - this.elapsedMs);
  }

  /** What is left of the whole, with what is kept for the last good version. */
  get remainingMs(): number {
    return Math.max(0, this.#wholeMs - this.elapsedMs);
  }

  /** What is left for the last good version: never less than was kept for it, because data may have come late, too. */
  get fallbackMs(): number {
    return Math.max(FALLBACK_BUDGET_MS, this.remainingMs);
  }
}

/** The budget of the page that is being opened. Begun by the shell; without a shell each file has the whole time. */
export const loadBudget = new LoadBudget();
