import { PoolOverloadedError } from './pool-overloaded.error';

/** The place of one run in a pool, from before it is charged until it has ended. */
export interface Place {
  readonly account: string;
  /**
   * The run is paid for. Until then it takes no place from other accounts.
   *
   * @throws {PoolOverloadedError} the pool has become full meanwhile.
   */
  keep(): void;
  /** Gives the place back; more than once is harmless. */
  leave(): void;
}

export interface PlaceLimits {
  readonly places: number;
  readonly placesPerAccount: number;
}

/**
 * Bounds the runs in a pool, those that wait included: all that are paid for together, and those of one account, paid for or not.
 * So calls that are refused for want of credits hold up no other account.
 */
export class PoolPlaces {
  private readonly taken = new Map<string, number>();
  private kept = 0;

  constructor(private readonly limits: PlaceLimits) {}

  /** @throws {PoolOverloadedError} as many runs as may are there, of this account or of all together. */
  take(account: string): Place {
    const own = this.taken.get(account) ?? 0;
    this.assertRoom();
    if (own >= this.limits.placesPerAccount) throw new PoolOverloadedError();
    this.change(account, 1);
    let state: 'taken' | 'kept' | 'left' = 'taken';
    const keep = () => {
      if (state !== 'taken') return;
      this.assertRoom();
      state = 'kept';
      this.kept += 1;
    };
    const leave = () => {
      if (state === 'left') return;
      if (state === 'kept') this.kept -= 1;
      state = 'left';
      this.change(account, -1);
    };
    return { account, keep, leave };
  }

  private assertRoom(): void {
    if (this.kept >= this.limits.places) throw new PoolOverloadedError();
  }

  private change(account: string, by: number): void {
    const own = (this.taken.get(account) ?? 0) + by;
    if (own > 0) this.taken.set(account, own);
    else this.taken.delete(account);
  }
}
