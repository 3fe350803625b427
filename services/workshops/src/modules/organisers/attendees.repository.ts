import type { OpOutput } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type SessionBooking = OpOutput<'listSessionBookings'>['items'][number];
type WaitingItem = OpOutput<'listSessionWaiting'>['items'][number];

/** A booking as organisers see it. Sums are hundredths of a euro. */
export type AttendeeRow = Omit<
  SessionBooking,
  'created_at' | 'cancelled_at' | 'paid_eur' | 'refunded_eur' | 'payment'
> & {
  readonly created_at: Date;
  readonly cancelled_at: Date | null;
  readonly paid: number;
  readonly refunded: number;
  readonly payment: SessionBooking['payment'] | 'expired';
};

export type WaitingRow = Omit<WaitingItem, 'joined_at' | 'offer_expires_at'> & {
  readonly joined_at: Date;
  readonly offer_expires_at: Date | null;
};

/** Who comes to a session, and who waits for it. */
@Injectable()
export class AttendeesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A part of the bookings, the earliest first. */
  async listBookings(sessionId: string, { after, limit }: { after: string; limit: number }): Promise<AttendeeRow[]> {
    const rows: unknown = await this.dataSource.query(
      `SELECT seat.id, seat.email, registration.first_name, registration.role, seat.ticket_type, seat.state AS status,
              latest.state AS payment, coalesce(money.paid, 0)::int AS paid, coalesce(money.refunded, 0)::int AS refunded,
              coalesce(money.failed, false) AS refund_failed,
              seat.address_confirmed_at IS NOT NULL AS address_confirmed, registration.telegram_username,
              EXISTS (SELECT FROM telegram_chat chat WHERE chat.seat_id = seat.id) AS telegram_linked,
              registration.utm_source, registration.utm_medium, registration.utm_campaign, seat.created_at, seat.cancelled_at
         FROM seat_allocation seat
         JOIN registration ON registration.seat_id = seat.id
         LEFT JOIN LATERAL (
           SELECT state FROM seat_payment WHERE seat_id = seat.id ORDER BY created_at DESC, id DESC LIMIT 1) latest ON true
         LEFT JOIN LATERAL (
           SELECT sum(amount) FILTER (WHERE state IN ('paid', 'refunding', 'refunded')) AS paid,
                  sum(amount) FILTER (WHERE state IN ('refunding', 'refunded')) AS refunded,
                  bool_or(refund_failed_at IS NOT NULL) AS failed
             FROM seat_payment WHERE seat_id = seat.id) money ON true
        WHERE seat.session_id = $1 AND seat.id > $2
        ORDER BY seat.id LIMIT $3`,
      [sessionId, after, limit],
    );
    return rows as AttendeeRow[]; // as the statement returns them
  }

  /** The line and those who were in it: those who wait first, in their order. */
  async listWaiting(sessionId: string): Promise<WaitingRow[]> {
    const rows: unknown = await this.dataSource.query(
      `SELECT place.email, place.ticket_type, place.state AS status, place.joined_at, seat.held_until AS offer_expires_at,
              CASE WHEN place.state = 'waiting'
                   THEN row_number() OVER (PARTITION BY place.state ORDER BY place.line_number)::int END AS position
         FROM waiting_place place LEFT JOIN seat_allocation seat ON seat.id = place.seat_id AND place.state = 'offered'
        WHERE place.session_id = $1
        ORDER BY CASE place.state WHEN 'offered' THEN 0 WHEN 'waiting' THEN 1 ELSE 2 END, place.line_number`,
      [sessionId],
    );
    return rows as WaitingRow[]; // as the statement returns them
  }
}
