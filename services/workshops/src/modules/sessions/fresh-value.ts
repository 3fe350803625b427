interface Entry<Value> {
  readonly loadedAt: number;
  readonly value: Promise<Value>;
  /** Being loaded while this one is still given. */
  next?: Entry<Value>;
}

interface Ages {
  /** Older values are not given. */
  readonly maxAgeMs: number;
  /** From this age on the next value is loaded while readers get the present one, so that none of them waits. */
  readonly refreshAfterMs?: number;
}

/** Values that may be so old, each loaded once however many ask for it at the same time. The least recently loaded go first. */
export class FreshValues<Key, Value> {
  private readonly entries = new Map<Key, Entry<Value>>();

  constructor(
    private readonly load: (key: Key) => Promise<Value>,
    private readonly ages: Ages,
    private readonly now: () => number,
    private readonly maxEntries = 1_000,
  ) {}

  get(key: Key): Promise<Value> {
    const { maxAgeMs, refreshAfterMs = maxAgeMs } = this.ages;
    const known = this.entries.get(key);
    if (!known || this.isOld(known, maxAgeMs)) return this.replace(key, known?.next).value;
    if (this.isOld(known, refreshAfterMs)) this.refresh(key, known);
    return known.value;
  }

  forget(key: Key): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  /** Keeps the value that is being loaded already, unless it began too long ago. */
  private replace(key: Key, next: Entry<Value> | undefined): Entry<Value> {
    const entry = next && !this.isOld(next, this.ages.maxAgeMs) ? next : this.begin(key);
    this.entries.delete(key);
    this.entries.set(key, entry);
    entry.value.catch(() => {
      if (this.entries.get(key) === entry) this.forget(key);
    });
    this.evict();
    return entry;
  }

  /** Readers get the known value until the next one is there; when that fails, until it is too old. */
  private refresh(key: Key, known: Entry<Value>): void {
    if (known.next) return;
    const next = this.begin(key);
    known.next = next;
    next.value.then(
      () => {
        if (this.entries.get(key) === known) this.replace(key, next);
      },
      () => {
        delete known.next;
      },
    );
  }

  private begin(key: Key): Entry<Value> {
    return { loadedAt: this.now(), value: this.load(key) };
  }

  private isOld({ loadedAt }: Entry<Value>, ageMs: number): boolean {
    const age = this.now() - loadedAt;
    return age < 0 || age >= ageMs;
  }

  private evict(): void {
    for (const key of this.entries.keys()) {
      if (this.entries.size <= this.maxEntries) return;
      this.entries.delete(key);
    }
  }
}
