import { Clock, defineJob, Job, JobSchedule, RecurringJob } from '@declic/nest-kit';
import { z } from 'zod';
import { SeatPaymentsRepository } from '../payments/seat-payments.repository';
import { SeatOffers } from '../seat-offers/seat-offers.service';
import { ExpiredHoldsRepository } from '../seats/expired-holds.repository';
import { LockedSeats } from '../seats/locked-seat.service';
import { SeatGrants } from '../seat-grants/seat-grants.service';

const SWEEP_SEATS = defineJob('sweep-seats', z.object({}));
/** Places in line that end in one transaction. */
const PORTION = 50;
const NOTHING = { listed: 0, failed: [] };

/** Frees seats whose hold is over, also where no booking asks for them; the line is told that a workshop has begun. */
@Job(SWEEP_SEATS)
export class SweepSeatsJob extends RecurringJob<Record<string, never>> {
  constructor(
    schedule: JobSchedule,
    private readonly holds: ExpiredHoldsRepository,
    private readonly locks: LockedSeats,
    private readonly grants: SeatGrants,
    private readonly offers: SeatOffers,
    private readonly payments: SeatPaymentsRepository,
    private readonly clock: Clock,
  ) {
    super(
      { definition: SWEEP_SEATS, intervalMs: 20_000, first: {}, failure: 'Overdue seats could not be freed.' },
      schedule,
    );
  }

  protected override async work(): Promise<Record<string, never>> {
    for (const sessionId of await this.holds.listSessions(this.clock.now())) await this.trySweep(sessionId);
    const late = await this.payments.countLateRefunds(this.clock.now());
    if (late > 0) this.logger.error({ refunds: late }, 'Refunds are later than the policy promises.');
    return {};
  }

  /** One session that cannot be swept does not keep the others waiting. */
  private async trySweep(sessionId: string): Promise<void> {
    try {
      // A long line is told in portions, so that other changes of its session need not wait long.
      const skipped: string[] = [];
      for (;;) {
        const { listed, failed } = await this.sweep(sessionId, skipped);
        skipped.push(...failed);
        if (listed < PORTION) break;
      }
    } catch (error) {
      this.logger.error({ err: error, session: sessionId }, 'The overdue seats of a session could not be freed.');
    }
  }

  /**
   * Also of a draft: what was held before it became one still ends. Whoever had to do with a cancelled session is told so by its own job.
   *
   * @returns how many places of its line it has looked at, and which of them could not be ended.
   */
  private sweep(sessionId: string, skipped: readonly string[]): Promise<{ listed: number; failed: string[] }> {
    return this.locks.withAnySession(sessionId, async ({ manager, session, now }) => {
      if (session.status === 'cancelled') return NOTHING;
      await this.grants.reclaim(manager, session, now);
      if (session.startUtc > now) return NOTHING;
      return this.offers.closeLine(manager, session, 'begun', now, { limit: PORTION, skipped });
    });
  }
}
