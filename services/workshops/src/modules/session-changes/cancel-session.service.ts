import { Jobs } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { LockedSeats } from '../seats/locked-seat.service';
import { sessionEnd } from '../sessions/public-status';
import type { SessionEntity } from '../sessions/session.entity';
import { WorkshopOverError } from '../sessions/session.errors';
import { SessionEditsRepository } from './session-edits.repository';
import { orderEnd } from './session-jobs';

@Injectable()
export class CancelSessionService {
  constructor(
    private readonly edits: SessionEditsRepository,
    private readonly locks: LockedSeats,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Cancels a session: from now on it cannot be booked. Those who come or wait are told, and refunded, by a job. Repeating it begins that
   * job anew for those who are left.
   *
   * @throws {WorkshopOverError} it took place.
   */
  async cancel(idOrReference: string, reason: string | null): Promise<SessionEntity> {
    const { id } = await this.edits.get(idOrReference);
    return this.locks.withAnySession(id, async ({ manager, session, now }) => {
      if (session.status === 'cancelled') {
        await orderEnd(this.jobs, manager, id);
        return session;
      }
      if (session.status === 'replay' || sessionEnd(session) <= now) throw new WorkshopOverError();
      await this.edits.setCancelled(manager, id, reason, now);
      await orderEnd(this.jobs, manager, id);
      return this.edits.get(id, manager);
    });
  }
}
