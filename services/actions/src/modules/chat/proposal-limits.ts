import { TooManyRequestsError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { RateMeter } from '@declic/nest-kit/rate-meter';

/** A proposal costs the person nothing, and may cost a call of the language model. */
const PROPOSALS_PER_MINUTE = 30;

/** Limits proposals per account. Counted in memory by each process: with n replicas the limit is at most n-fold. */
@Injectable()
export class ProposalLimits {
  private readonly accounts = new RateMeter();

  /** @throws {TooManyRequestsError} the account asked too often within a minute. */
  count(userId: string): void {
    const waitMs = this.accounts.waitMs(userId, PROPOSALS_PER_MINUTE);
    if (waitMs > 0) throw new TooManyRequestsError(waitMs / 1_000);
    this.accounts.count(userId, PROPOSALS_PER_MINUTE);
  }
}
