/** Values that may be so old, each loaded once however many ask for it at the same time. The least recently loaded go first. */
export class FreshValues<Key, Value> {
  private readonly entries = new Map<Key, { readonly loadedAt: number; readonly value: Promise<Value> }>();

  constructor(
    private readonly load: (key: Key) => Promise<Value>,
    private readonly maxAgeMs: number,
    private readonly now: () => number,
    private readonly maxEntries = 1_000,
  ) {}

  get(key: Key): Promise<Value> {
    const known = this.entries.get(key);
    const age = known ? this.now() - known.loadedAt : Number.POSITIVE_INFINITY;
    if (known && age >= 0 && age < this.maxAgeMs) return known.value;
    const value = this.load(key);
    this.entries.delete(key);
    this.entries.set(key, { loadedAt: this.now(), value });
    value.catch(() => this.forget(key));
    this.evict();
    return value;
  }

  forget(key: Key): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  private evict(): void {
    for (const key of this.entries.keys()) {
      if (this.entries.size <= this.maxEntries) return;
      this.entries.delete(key);
    }
  }
}
