/** A time limit that counts only while it runs. */
export class TimeBudget {
  private timer: NodeJS.Timeout | undefined;
  private startedAt = 0;
  private isClosed = false;

  constructor(
    private leftMs: number,
    private readonly onSpent: () => void,
  ) {}

  start(): void {
    if (this.isClosed || this.timer) return;
    this.startedAt = performance.now();
    if (this.leftMs < Infinity) this.timer = setTimeout(this.onSpent, this.leftMs);
  }

  stop(): void {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.leftMs = Math.max(0, this.leftMs - (performance.now() - this.startedAt));
  }

  /** Stops it for good. */
  close(): void {
    this.stop();
    this.isClosed = true;
  }
}
