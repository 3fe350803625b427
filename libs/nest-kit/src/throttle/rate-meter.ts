const WINDOW_MS = 60_000;

/** So many subjects are remembered; the one that was counted longest ago is forgotten first, as if it had not been counted. */
const MAX_SUBJECTS = 10_000;

/**
 * Counts events of many subjects against limits per minute, in this process (generic cell rate algorithm). An allowance fills up again
 * evenly, so there is no edge of a window at which it could be used twice. The clock is one that is never set.
 */
export class RateMeter {
  /** When a subject's allowance will be full again. */
  private readonly fullAt = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** In how many milliseconds the next event is within the limit: 0 when it is now. */
  waitMs(subject: string, perMinute: number): number {
    const now = this.now();
    return Math.max(this.readFullAt(subject, now) + WINDOW_MS / perMinute - WINDOW_MS - now, 0);
  }

  /** Counts an event, within the limit or not. What was too much is waited for, a minute longer at most. */
  count(subject: string, perMinute: number): void {
    const now = this.now();
    const fullAt = Math.min(this.readFullAt(subject, now) + WINDOW_MS / perMinute, now + 2 * WINDOW_MS);
    // Deleted first: a map keeps the order of insertion.
    this.fullAt.delete(subject);
    this.fullAt.set(subject, fullAt);
    if (this.fullAt.size <= MAX_SUBJECTS) return;
    const [oldest] = this.fullAt.keys();
    if (oldest !== undefined) this.fullAt.delete(oldest);
  }

  /** Takes back an event, if there is one, that was counted before it was known to be harmless. */
  decrement(subject: string, perMinute: number): void {
    const fullAt = this.fullAt.get(subject);
    if (fullAt !== undefined) this.fullAt.set(subject, fullAt - WINDOW_MS / perMinute);
  }

  private readFullAt(subject: string, now: number): number {
    return Math.max(this.fullAt.get(subject) ?? 0, now);
  }
}
