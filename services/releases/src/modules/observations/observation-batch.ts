import { mergeObserved, type ObservedNetwork } from './observation';

/** How exactly the time of the last report is kept. A network that reports more often causes no write. */
export const TIME_STEP_MS = 10 * 60 * 1_000;

const MOST_PENDING = 50_000;
const MOST_WRITTEN = 100_000;

/** What was reported since the last write, one entry for each network and version, without what the database knows already. */
export class ObservationBatch {
  private readonly pending = new Map<string, ObservedNetwork>();
  private readonly written = new Map<string, ObservedNetwork>();
  private trialStarts: ReadonlyMap<string, Date> = new Map();

  get size(): number {
    return this.pending.size;
  }

  /** False when too much waits already, so that the report is lost. */
  add(observed: ObservedNetwork): boolean {
    const key = toKey(observed);
    if (this.isKnown(key, observed)) return true;
    const before = this.pending.get(key);
    if (!before && this.pending.size >= MOST_PENDING) return false;
    this.pending.set(key, before ? mergeObserved(before, observed) : observed);
    return true;
  }

  /**
   * Since when the versions of a name are compared with those of its canary: what was written before does not count there, so that a
   * network that reports again is written again.
   */
  compareSince(trialStarts: ReadonlyMap<string, Date>): void {
    this.trialStarts = trialStarts;
  }

  /** Takes out up to `most`, to be written; what could not be written is added again. */
  take(most: number): ObservedNetwork[] {
    const taken = [...this.pending].slice(0, most);
    for (const [key] of taken) this.pending.delete(key);
    return taken.map(([, observed]) => observed);
  }

  noteWritten(rows: readonly ObservedNetwork[]): void {
    for (const row of rows) {
      const key = toKey(row);
      const before = this.written.get(key);
      // Deleted first: a map keeps the order of insertion.
      this.written.delete(key);
      this.written.set(key, before ? mergeObserved(before, row) : row);
    }
    for (const key of this.written.keys()) {
      if (this.written.size <= MOST_WRITTEN) return;
      this.written.delete(key);
    }
  }

  private isKnown(key: string, { name, kinds, seenAt, failedAt }: ObservedNetwork): boolean {
    const written = this.written.get(key);
    const since = this.trialStarts.get(name);
    return (
      written !== undefined &&
      (written.kinds | kinds) === written.kinds &&
      isRecent(seenAt, written.seenAt, since) &&
      (failedAt === null || isRecent(failedAt, written.failedAt, since))
    );
  }
}

function isRecent(now: Date, then: Date | null, since: Date | undefined): boolean {
  return then !== null && now.getTime() - then.getTime() < TIME_STEP_MS && (since === undefined || then >= since);
}

function toKey({ name, version, network }: ObservedNetwork): string {
  return `${name}@${version} ${network}`;
}
