const WINDOW_MS = 60_000;

/** How many rows are answered in a minute, from the answers of the last one. */
export class Throughput {
  readonly #moments: number[] = [];
  readonly #start = Date.now();

  note(): void {
    this.#moments.push(Date.now());
  }

  /** Null while there are too few answers to say. */
  perMinute(): number | null {
    const now = Date.now();
    while (this.#moments[0] !== undefined && this.#moments[0] < now - WINDOW_MS) this.#moments.shift();
    const elapsed = Math.min(WINDOW_MS, now - this.#start);
    return this.#moments.length < 2 || elapsed < 1_000 ? null : (this.#moments.length * WINDOW_MS) / elapsed;
  }
}
