/** Limits the time that work takes, without its pauses. */
export class WorkTimer {
  private timer: NodeJS.Timeout | undefined;
  private startedAt = 0;
  private isStopped = false;

  constructor(
    private remainingMs: number,
    private readonly onLimit: () => void,
  ) {}

  start(): void {
    if (this.isStopped) return;
    this.startedAt = performance.now();
    this.timer = setTimeout(this.onLimit, this.remainingMs);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.remainingMs -= performance.now() - this.startedAt;
  }

  /** For good: a start that comes later does nothing. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }
}
