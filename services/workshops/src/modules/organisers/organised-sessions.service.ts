import { decodeCursor, encodeCursor, type OpOutput, splitPage } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { WorkshopNotFoundError } from '../sessions/session.errors';
import { type AttendeeRow, AttendeesRepository, type WaitingRow } from './attendees.repository';
import { type OrganisedRow, OrganisedSessionsRepository } from './organised-sessions.repository';

const position = z.object({ start: z.iso.datetime(), id: z.uuid() });
const PORTION = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** What organisers read: sessions with their seats and money, who comes and who waits. */
@Injectable()
export class OrganisedSessionsService {
  constructor(
    private readonly sessions: OrganisedSessionsRepository,
    private readonly attendees: AttendeesRepository,
  ) {}

  async page(cursor: string | undefined, limit: number): Promise<{ rows: OrganisedRow[]; next: string | null }> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, position);
    const { items, hasMore } = splitPage(await this.sessions.list(after, limit + 1), limit);
    const last = items.at(-1);
    const next = hasMore && last ? encodeCursor({ start: last.startUtc.toISOString(), id: last.id }) : null;
    return { rows: items, next };
  }

  /** @throws {WorkshopNotFoundError} no session has this id or reference. */
  async get(idOrReference: string): Promise<OrganisedRow> {
    const row = await this.sessions.find(idOrReference);
    if (!row) throw new WorkshopNotFoundError();
    return row;
  }

  /** @throws {WorkshopNotFoundError} */
  async bookings(idOrReference: string): Promise<AsyncIterable<AttendeeRow[]>> {
    const { id } = await this.get(idOrReference);
    return this.batches(id);
  }

  /** @throws {WorkshopNotFoundError} */
  async waiting(idOrReference: string): Promise<WaitingRow[]> {
    const { id } = await this.get(idOrReference);
    return this.attendees.listWaiting(id);
  }

  async revenue(from: string | undefined, until: string | undefined): Promise<OpOutput<'getWorkshopRevenue'>> {
    const rows = await this.sessions.listBetween(from, until);
    const sum = (read: (row: OrganisedRow) => number) => rows.reduce((total, row) => total + read(row), 0);
    const paid = sum((row) => row.paid);
    const refunded = sum((row) => row.refunded);
    return {
      items: rows.map((row) => ({
        session_id: row.id,
        title: row.title,
        start_utc: row.startUtc.toISOString(),
        premium_seats: row.premiumConfirmed,
        ...toMoney(row),
      })),
      ...toMoney({ paid, refunded }),
    };
  }

  private async *batches(sessionId: string): AsyncGenerator<AttendeeRow[]> {
    let after = FIRST_ID;
    for (let size = PORTION; size === PORTION;) {
      const rows = await this.attendees.listBookings(sessionId, { after, limit: PORTION });
      yield rows;
      size = rows.length;
      after = rows.at(-1)?.id ?? after;
    }
  }
}

/** Hundredths are exact where sums of euros are not. */
function toMoney({ paid, refunded }: { paid: number; refunded: number }) {
  return { paid_eur: paid / 100, refunded_eur: refunded / 100, net_eur: (paid - refunded) / 100 };
}
