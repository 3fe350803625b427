import type { OpOutput } from '@declic/nest-kit';
import type { AttendeeRow, WaitingRow } from './attendees.repository';

type SessionBooking = OpOutput<'listSessionBookings'>['items'][number];

export function toSessionBooking({ paid, refunded, payment, ...row }: AttendeeRow): SessionBooking {
  return {
    ...row,
    // A page that closed without a payment says nothing.
    payment: payment === 'expired' ? null : payment,
    paid_eur: paid / 100,
    refunded_eur: refunded / 100,
    created_at: row.created_at.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
  };
}

export function toWaitingItem({
  joined_at,
  offer_expires_at,
  ...row
}: WaitingRow): OpOutput<'listSessionWaiting'>['items'][number] {
  return { ...row, joined_at: joined_at.toISOString(), offer_expires_at: offer_expires_at?.toISOString() ?? null };
}
