import type { FairSlots } from '@declic/media/confinement';
import type { Deadline } from './within-deadline';

/** One run's use of a slot, which it may give back and take again until it ends. */
export class SlotLease {
  private isHeld = false;
  private isEnded = false;
  private taking: Promise<void> | undefined;

  constructor(
    private readonly slots: FairSlots,
    private readonly account: string,
    private readonly deadline: Deadline,
  ) {}

  /**
   * Takes the slot unless it is held already: a worker may ask more than once.
   *
   * @throws the reason why the run ended in the meantime.
   */
  async take(): Promise<void> {
    if (!this.isHeld) await (this.taking ??= this.acquire().finally(() => (this.taking = undefined)));
  }

  give(): void {
    if (this.isHeld) this.slots.give(this.account);
    this.isHeld = false;
  }

  /** Gives the slot back, also when it comes later. */
  end(): void {
    this.isEnded = true;
    this.give();
  }

  private async acquire(): Promise<void> {
    await this.deadline.wait(this.slots.take(this.account, this.deadline.signal));
    this.isHeld = true;
    if (this.isEnded) this.give();
  }
}
