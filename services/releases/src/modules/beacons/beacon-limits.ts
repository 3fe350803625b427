import { type CommonConfig, InjectConfig, perVisitor, TooManyRequestsError } from '@declic/nest-kit';
import { RateMeter } from '@declic/nest-kit/rate-meter';
import { Injectable } from '@nestjs/common';

/** A page sends one beacon for each area that it shows. */
const PER_NETWORK = 120;

/** Ten thousand page loads a minute with six beacons each. */
const IN_ALL = 60_000;
const ALL = 'all';

/**
 * Limits beacons per minute, of one network and of all. Counted in memory by each process: a limit in the database would be a write
 * for each beacon, which is what the limit is there to prevent. The network first: what it is refused must not use up what others share.
 */
@Injectable()
export class BeaconLimits {
  private readonly networks = new RateMeter();
  private readonly all = new RateMeter();
  private readonly perNetwork: number;

  constructor(@InjectConfig() config: Pick<CommonConfig, 'LOCAL_MODE'>) {
    this.perNetwork = perVisitor(PER_NETWORK, config);
  }

  /** @throws {TooManyRequestsError} this network, or all together, sent too many. */
  count(network: string): void {
    enforce(this.networks, network, this.perNetwork);
    enforce(this.all, ALL, IN_ALL);
  }
}

function enforce(meter: RateMeter, subject: string, perMinute: number): void {
  const waitMs = meter.waitMs(subject, perMinute);
  if (waitMs > 0) throw new TooManyRequestsError(waitMs / 1_000);
  meter.count(subject, perMinute);
}
