import { Clock, isUniqueViolation, Jobs, type OpInput } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { LockedSeats } from '../seats/locked-seat.service';
import { SeatGrants } from '../seat-grants/seat-grants.service';
import { SeatsRepository } from '../seats/seats.repository';
import { parseStart } from '../sessions/paris-start';
import { SessionEditsRepository } from './session-edits.repository';
import { orderTelling } from './session-jobs';
import { ToldTimesRepository } from './told-times.repository';
import type { SessionEntity } from '../sessions/session.entity';
import {
  CapacityBelowTakenError,
  PriceTooLowError,
  ReferenceTakenError,
  SessionHasBookingsError,
  StartInPastError,
  WorkshopCancelledError,
} from '../sessions/session.errors';

export type NewSession = OpInput<'createSession'>['body'];
export type SessionChange = OpInput<'changeSession'>['body'];

/** The provider takes no smaller payment. */
const LOWEST_PRICE_EUR = 0.5;

/** What organisers do with sessions. */
@Injectable()
export class SessionChangesService {
  constructor(
    private readonly edits: SessionEditsRepository,
    private readonly locks: LockedSeats,
    private readonly grants: SeatGrants,
    private readonly seats: SeatsRepository,
    private readonly times: ToldTimesRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {TimeDoesNotExistError} the clocks in Paris skip the start.
   * @throws {TimeIsAmbiguousError} the clocks in Paris show the start twice.
   * @throws {StartInPastError} it has begun.
   * @throws {PriceTooLowError} the provider takes no such payment.
   * @throws {ReferenceTakenError} another session has this reference.
   */
  async create(session: NewSession): Promise<SessionEntity> {
    assertPayable(session.premium_price_eur);
    const startUtc = this.readStart(session.start);
    const times = { startUtc, now: this.clock.now() };
    return asReferenceTaken(this.seats.inTransaction((manager) => this.edits.insert(manager, session, times)));
  }

  /**
   * Changes what is given. Everybody who comes is told of a new time, by a job; further seats go to the line first.
   *
   * @throws {WorkshopCancelledError} it does not take place.
   * @throws {PriceTooLowError} the provider takes no such payment.
   * @throws {CapacityBelowTakenError} more seats are taken.
   * @throws {SessionHasBookingsError} it would become a draft although people have booked it or wait for it.
   */
  async change(idOrReference: string, change: SessionChange): Promise<SessionEntity> {
    assertPayable(change.premium_price_eur);
    const { id } = await this.edits.get(idOrReference);
    const startUtc = change.start === undefined ? undefined : this.readStart(change.start);
    const work = this.locks.withAnySession(id, async ({ manager, session: former, now }) => {
      if (former.status === 'cancelled') throw new WorkshopCancelledError();
      const becomesDraft = change.published === false && former.status !== 'draft';
      if (becomesDraft && (await this.edits.hasPeople(manager, id))) throw new SessionHasBookingsError();
      if (!(await this.edits.setCapacities(manager, id, change))) throw new CapacityBelowTakenError();
      const isMoved = hasMoved(former, startUtc, change.duration_min);
      if (isMoved) await this.times.keepFormer(manager, former);
      await this.edits.update(manager, former, { ...change, startUtc, isMoved, now });
      const session = await this.edits.get(id, manager);
      if (isMoved) await orderTelling(this.jobs, manager, id);
      await this.grants.reclaim(manager, session, now);
      return this.edits.get(id, manager);
    });
    return asReferenceTaken(work);
  }

  close(idOrReference: string): Promise<SessionEntity> {
    return this.setStatus(idOrReference, 'upcoming', 'soldout');
  }

  reopen(idOrReference: string): Promise<SessionEntity> {
    return this.setStatus(idOrReference, 'soldout', 'upcoming');
  }

  private async setStatus(idOrReference: string, from: string, to: 'upcoming' | 'soldout'): Promise<SessionEntity> {
    const { id } = await this.edits.get(idOrReference);
    return this.locks.withAnySession(id, async ({ manager, session, now }) => {
      if (session.status === 'cancelled') throw new WorkshopCancelledError();
      if (session.status === from) await this.edits.setStatus(manager, id, to);
      const changed = await this.edits.get(id, manager);
      await this.grants.reclaim(manager, changed, now);
      return this.edits.get(id, manager);
    });
  }

  private readStart(text: string): Date {
    const start = parseStart(text);
    if (start <= this.clock.now()) throw new StartInPastError();
    return start;
  }
}

function assertPayable(priceEur = 0): void {
  if (priceEur > 0 && priceEur < LOWEST_PRICE_EUR) throw new PriceTooLowError();
}

function hasMoved(former: SessionEntity, startUtc: Date | undefined, durationMin: number | undefined): boolean {
  const isOtherStart = startUtc !== undefined && startUtc.getTime() !== former.startUtc.getTime();
  return isOtherStart || (durationMin !== undefined && durationMin !== former.durationMin);
}

async function asReferenceTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error)) throw new ReferenceTakenError();
    throw error;
  }
}
