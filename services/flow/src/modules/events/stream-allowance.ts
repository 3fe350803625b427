import { TooManyRequestsError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';

/** More tabs than one person follows at once; without a stream, a page asks every few seconds instead. */
const STREAMS_PER_USER = 6;
const RETRY_AFTER_S = 30;

const TOO_MANY_STREAMS = { code: 'too_many_requests', message: 'Too many event streams are open for this account.' };

/** How many event streams each user has open on this replica. */
@Injectable()
export class StreamAllowance {
  private readonly counts = new Map<string, number>();

  /**
   * Counts a stream until the returned function is called.
   *
   * @throws {TooManyRequestsError} when the user has as many as one may.
   */
  take(userId: string): () => void {
    const count = this.counts.get(userId) ?? 0;
    if (count >= STREAMS_PER_USER) throw new TooManyRequestsError(RETRY_AFTER_S, TOO_MANY_STREAMS);
    this.counts.set(userId, count + 1);
    return () => this.giveBack(userId);
  }

  private giveBack(userId: string): void {
    const left = (this.counts.get(userId) ?? 0) - 1;
    if (left > 0) this.counts.set(userId, left);
    else this.counts.delete(userId);
  }
}
