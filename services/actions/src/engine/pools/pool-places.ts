import { PoolOverloadedError } from './pool-overloaded.error';

/** The place of one run in a pool, from before it is charged until it has ended. */
export interface Place {
  readonly account: string;
  /** Gives the place back; more than once is harmless. */
  leave(): void;
}

export interface PlaceLimits {
  readonly places: number;
  readonly placesPerAccount: number;
}

/** Bounds the runs in a pool, those that wait included: all together, and those of one account. */
export class PoolPlaces {
  private readonly taken = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: PlaceLimits) {}

  /** @throws {PoolOverloadedError} as many runs as may are there, of this account or of all together. */
  take(account: string): Place {
    const own = this.taken.get(account) ?? 0;
    if (this.total >= this.limits.places || own >= this.limits.placesPerAccount) throw new PoolOverloadedError();
    this.change(account, 1);
    let isHeld = true;
    const leave = () => {
      if (isHeld) this.change(account, -1);
      isHeld = false;
    };
    return { account, leave };
  }

  private change(account: string, by: number): void {
    const own = (this.taken.get(account) ?? 0) + by;
    if (own > 0) this.taken.set(account, own);
    else this.taken.delete(account);
    this.total += by;
  }
}
