/** How much of something each key has taken. Only keys that hold something take memory. */
export class KeyedBudget {
  readonly #limit: number;
  readonly #taken = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** False, and nothing is taken, when it would exceed the limit. */
  take(key: string, amount = 1): boolean {
    const taken = (this.#taken.get(key) ?? 0) + amount;
    if (taken > this.#limit) return false;
    this.#taken.set(key, taken);
    return true;
  }

  giveBack(key: string, amount = 1): void {
    const left = (this.#taken.get(key) ?? 0) - amount;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
  }
}
