import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GroupCommit } from '../group-commit/group-commit';
import { OverloadedError } from '../group-commit/overloaded.error';
import { type Hit, type Limit, Throttle, toCountedSubject } from './throttle';
import { type LimitRefusal, TooManyRequestsError } from './too-many-requests.error';

/** Calls of one subject that may wait to be counted. */
const MAX_WAITING = 1_000;

/** The calls of one subject that wait. */
interface Line {
  /** Settles when the last of them is counted; never rejects. */
  last: Promise<unknown>;
  waiting: number;
}

/**
 * Counts the calls that arrive at the same time together, without waiting for the disk. Those of one subject are counted one after
 * the other, so that a flood from one network holds up itself alone.
 */
@Injectable()
export class GroupedThrottle {
  private readonly calls: GroupCommit<Limit, Hit>;
  private readonly lines = new Map<string, Line>();

  constructor(
    @Inject(Throttle) throttle: Pick<Throttle, 'hitEach'>,
    @Inject(DataSource) dataSource: Pick<DataSource, 'manager'>,
  ) {
    this.calls = new GroupCommit({ commit: (limits) => throttle.hitEach(dataSource, limits) });
  }

  /**
   * Counts one hit, in a transaction of its own.
   *
   * @throws {TooManyRequestsError} it is more than the limit allows.
   * @throws {OverloadedError} too many calls wait to be counted.
   */
  async enforce(limit: Limit, refusal?: LimitRefusal): Promise<void> {
    const hit = await this.countInTurn(limit);
    if (!hit.allowed) throw new TooManyRequestsError(hit.retryAfterSeconds, refusal);
  }

  private async countInTurn(limit: Limit): Promise<Hit> {
    const subject = toCountedSubject(limit);
    const line = this.lines.get(subject) ?? { last: Promise.resolve(), waiting: 0 };
    if (line.waiting >= MAX_WAITING) throw new OverloadedError();
    this.lines.set(subject, line);
    line.waiting += 1;
    const counted = line.last.then(() => this.calls.add(limit));
    line.last = counted.catch(() => undefined);
    try {
      return await counted;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) this.lines.delete(subject);
    }
  }
}
