interface Waiting {
  readonly key: string;
  readonly begin: () => void;
}

/** Keyed semaphore: at most `limit` tasks, one per key; the others wait in order. */
export class Turns {
  private readonly working = new Set<string>();
  private readonly waiting: Waiting[] = [];

  constructor(private readonly most: number) {}

  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((begin) => {
      this.waiting.push({ key, begin });
      this.beginNext();
    });
    try {
      return await work();
    } finally {
      this.working.delete(key);
      this.beginNext();
    }
  }

  private beginNext(): void {
    const index = this.waiting.findIndex(({ key }) => !this.working.has(key));
    if (index === -1 || this.working.size >= this.most) return;
    for (const { key, begin } of this.waiting.splice(index, 1)) {
      this.working.add(key);
      begin();
    }
  }
}
