import { type CommonConfig, InjectConfig, perVisitor, TooManyRequestsError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { RateMeter } from '@declic/nest-kit/rate-meter';

/** Reads of the public catalogue and contract without a key, per network. */
const READS_PER_MINUTE = 300;

/** Limits what can be read for free. Counted in memory by each process: with n replicas the limit is at most n-fold. */
@Injectable()
export class FreeReadLimits {
  private readonly networks = new RateMeter();
  private readonly perMinute: number;

  constructor(@InjectConfig() config: Pick<CommonConfig, 'LOCAL_MODE'>) {
    this.perMinute = perVisitor(READS_PER_MINUTE, config);
  }

  /** @throws {TooManyRequestsError} the network read too much within a minute. */
  count(network: string): void {
    const waitMs = this.networks.waitMs(network, this.perMinute);
    if (waitMs > 0) throw new TooManyRequestsError(waitMs / 1_000);
    this.networks.count(network, this.perMinute);
  }
}
