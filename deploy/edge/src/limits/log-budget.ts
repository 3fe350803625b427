const INTERVAL_MS = 10_000;

/** How many lines of one kind go to the log: clients can cause any number of them. */
export class LogBudget {
  readonly #most: number;
  #begun = -Infinity;
  #count = 0;
  #leftOut = 0;

  /** @param most lines in ten seconds. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Writes a line, with the number of those that were left out since the last one, or leaves it out. */
  write(line: (fields: { left_out?: number }) => void, now = performance.now()): void {
    if (now - this.#begun >= INTERVAL_MS) {
      this.#begun = now;
      this.#count = 0;
    }
    this.#count += 1;
    if (this.#count > this.#most) {
      this.#leftOut += 1;
      return;
    }
    line(this.#leftOut > 0 ? { left_out: this.#leftOut } : {});
    this.#leftOut = 0;
  }
}
