import { Jobs } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingNotices } from '../booked-seats/booking-notices';
import { inSavepoints } from '../seats/in-savepoints';
import { LockedSeats } from '../seats/locked-seat.service';
import { orderTelling, PORTION } from './session-jobs';
import { ToldTimesRepository } from './told-times.repository';

/** Tells all attendees that a session has a new time. */
@Injectable()
export class TellMovedSession {
  constructor(
    private readonly locks: LockedSeats,
    private readonly times: ToldTimesRepository,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Tells a portion the time that stands now, and orders the next one in its transaction: after a crash it goes on where it was, and who
   * was not told of an earlier change is told of the latest alone. A person who cannot be told is skipped by the next ones, and left to
   * `ResumeSessionChangesJob`.
   */
  async tellSome(sessionId: string, skipped: readonly string[] = []): Promise<void> {
    await this.locks.withAnySession(sessionId, async ({ manager, session }) => {
      if (session.status === 'cancelled') return;
      const untold = await this.times.listUntold(manager, session, { limit: PORTION, skipped });
      const failed = await inSavepoints(manager, untold, async ({ former, ...seat }, nested) => {
        await this.times.setTold(nested, seat.id, session.sequence);
        const url = await this.links.issueManage(nested, seat.id, session);
        await this.notices.sessionChanged(nested, { seat, session, url, former });
      });
      if (untold.length === PORTION) await orderTelling(this.jobs, manager, sessionId, [...skipped, ...failed]);
    });
  }
}
