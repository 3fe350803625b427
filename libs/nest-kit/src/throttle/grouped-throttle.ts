import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GroupCommit } from '../group-commit/group-commit';
import { type Hit, type Limit, Throttle } from './throttle';
import { type LimitRefusal, TooManyRequestsError } from './too-many-requests.error';

/** Counts the calls that arrive at the same time together, without waiting for the disk. */
@Injectable()
export class GroupedThrottle {
  private readonly calls: GroupCommit<Limit, Hit>;

  constructor(throttle: Throttle, dataSource: DataSource) {
    this.calls = new GroupCommit({
      commit: (limits) => throttle.hitEach(dataSource, limits),
      // A part of them may be counted.
      isSafeToRetry: () => false,
    });
  }

  /**
   * Counts one hit, in a transaction of its own.
   *
   * @throws {TooManyRequestsError} it is more than the limit allows.
   * @throws {OverloadedError} too many calls wait to be counted.
   */
  async enforce(limit: Limit, refusal?: LimitRefusal): Promise<void> {
    const hit = await this.calls.add(limit);
    if (!hit.allowed) throw new TooManyRequestsError(hit.retryAfterSeconds, refusal);
  }
}
