import type { OpOutput } from '@declic/nest-kit';
import { DateTime } from 'luxon';
import { publicStatus } from '../sessions/public-status';
import type { OrganisedRow } from './organised-sessions.repository';

export type OrganisedSession = OpOutput<'getOrganisedSession'>;

export function toOrganisedSession(row: OrganisedRow, now: Date): OrganisedSession {
  return {
    id: row.id,
    reference: row.reference,
    title: row.title,
    subtitle: row.subtitle,
    start_utc: row.startUtc.toISOString(),
    start_paris: toParis(row.startUtc),
    duration_min: row.durationMin,
    status: row.status === 'draft' ? 'draft' : publicStatus(row, now),
    level: row.level,
    format: row.format,
    cover_url: row.coverUrl,
    stack: row.stack,
    agenda: row.agenda,
    objectives: row.objectives,
    deliverables: row.deliverables,
    prerequisites: row.prerequisites,
    perks: row.perks,
    capacity: row.capacity,
    after_workshop_capacity: row.afterCapacity,
    seats: toSeats(row),
    waiting: row.waiting,
    ticket_free_enabled: row.ticketFreeEnabled,
    premium_price_eur: Number(row.premiumPriceEur),
    room_url: row.roomUrl,
    after_workshop_url: row.afterWorkshopUrl,
    replay_url: row.replayUrl,
    replay_kind: row.replayKind,
    published: row.status !== 'draft',
    closed: row.status === 'soldout',
    cancelled_at: row.cancelledAt?.toISOString() ?? null,
    sequence: row.sequence,
    revenue_eur: row.paid / 100,
    refunded_eur: row.refunded / 100,
    refunds_failed: row.refundsFailed,
  };
}

function toSeats(row: OrganisedRow): OrganisedSession['seats'] {
  return {
    confirmed: row.confirmed,
    held: row.held,
    offered: row.offered,
    unconfirmed: row.unconfirmed,
    left: row.capacity - row.taken,
    after_workshop_left: row.afterCapacity - row.afterTaken,
  };
}

/** Such as `2026-10-25T18:00:00+01:00`. */
function toParis(date: Date): string {
  return (
    DateTime.fromJSDate(date, { zone: 'Europe/Paris' }).toISO({ suppressMilliseconds: true }) ?? date.toISOString()
  );
}
