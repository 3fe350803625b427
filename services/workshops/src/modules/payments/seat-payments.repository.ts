import type { OpOutput } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type PaymentState = NonNullable<OpOutput<'getBookingStatus'>['payment']>;

/** A payment of one booking, and its page at the provider. */
export interface SeatPayment {
  readonly id: string;
  readonly seatId: string;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  readonly state: PaymentState | 'expired';
  readonly pageId: string | null;
  readonly pageUrl: string | null;
  readonly pageExpiresAt: Date;
  /** The provider's name for it, once it was paid. */
  readonly paymentId: string | null;
  readonly refundDueAt: Date | null;
  /** Rises when a refund is tried again. */
  readonly refundAttempt: number;
  /** The provider could not refund it, and nothing tries it again. */
  readonly refundFailedAt: Date | null;
}

const PAYMENT = `id, seat_id AS "seatId", amount, currency, state, page_id AS "pageId", page_url AS "pageUrl",
  page_expires_at AS "pageExpiresAt", payment_id AS "paymentId", refund_due_at AS "refundDueAt",
  refund_attempt AS "refundAttempt", refund_failed_at AS "refundFailedAt"`;

@Injectable()
export class SeatPaymentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(
    manager: EntityManager,
    seatId: string,
    { amount, pageExpiresAt, at }: { readonly amount: number; readonly pageExpiresAt: Date; readonly at: Date },
  ): Promise<SeatPayment> {
    const rows: unknown = await manager.query(
      `INSERT INTO seat_payment (seat_id, amount, currency, state, page_expires_at, created_at)
       VALUES ($1, $2, 'eur', 'open', $3, $4) RETURNING ${PAYMENT}`,
      [seatId, amount, pageExpiresAt, at],
    );
    return (rows as [SeatPayment])[0]; // shaped by PAYMENT
  }

  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<SeatPayment | undefined> {
    return firstPayment(await manager.query(`SELECT ${PAYMENT} FROM seat_payment WHERE id = $1`, [id]));
  }

  /** All payments of a booking, the latest first. */
  async list(seatId: string, manager: EntityManager = this.dataSource.manager): Promise<SeatPayment[]> {
    return manager.query<SeatPayment[]>(`SELECT ${PAYMENT} FROM seat_payment WHERE seat_id = $1 ORDER BY id DESC`, [
      seatId,
    ]);
  }

  /** Keeps the page of an open payment. False: the payment has ended meanwhile. */
  async setPage(id: string, page: { readonly id: string; readonly url: string }): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `WITH kept AS (UPDATE seat_payment SET page_id = $2, page_url = $3 WHERE id = $1 AND state = 'open' RETURNING 1)
       SELECT * FROM kept`,
      [id, page.id, page.url],
    );
    return rows.length > 0;
  }

  async setState(manager: EntityManager, id: string, state: 'processing' | 'failed' | 'expired'): Promise<void> {
    await manager.query('UPDATE seat_payment SET state = $2 WHERE id = $1', [id, state]);
  }

  async setPaid(manager: EntityManager, id: string, paymentId: string | null, at: Date): Promise<void> {
    await manager.query(`UPDATE seat_payment SET state = 'paid', payment_id = $2, paid_at = $3 WHERE id = $1`, [
      id,
      paymentId,
      at,
    ]);
  }

  async setRefunding(manager: EntityManager, id: string, dueAt: Date): Promise<void> {
    await manager.query(`UPDATE seat_payment SET state = 'refunding', refund_due_at = $2 WHERE id = $1`, [id, dueAt]);
  }

  async findByProviderName(paymentId: string): Promise<SeatPayment | undefined> {
    return firstPayment(
      await this.dataSource.query(`SELECT ${PAYMENT} FROM seat_payment WHERE payment_id = $1 LIMIT 1`, [paymentId]),
    );
  }

  /** Of this attempt, unless it has failed meanwhile. */
  async setRefunded(
    manager: EntityManager,
    { id, refundAttempt }: Pick<SeatPayment, 'id' | 'refundAttempt'>,
    at: Date,
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `WITH done AS (
         UPDATE seat_payment SET state = 'refunded', refunded_at = $3
          WHERE id = $1 AND state = 'refunding' AND refund_attempt = $2 AND refund_failed_at IS NULL RETURNING 1
       ) SELECT * FROM done`,
      [id, refundAttempt, at],
    );
    return rows.length > 0;
  }

  /** The organiser has made the refund in another way. */
  async setRefundedByHand(manager: EntityManager, id: string, at: Date): Promise<void> {
    await manager.query(
      `UPDATE seat_payment SET state = 'refunded', refunded_at = $2, refund_failed_at = NULL
        WHERE id = $1 AND state = 'refunding'`,
      [id, at],
    );
  }

  /** Of the state and attempt that were read: a refund that was made is none any more. False: it has gone on meanwhile. */
  async setRefundFailed(
    manager: EntityManager,
    { id, state, refundAttempt }: Pick<SeatPayment, 'id' | 'state' | 'refundAttempt'>,
    at: Date,
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `WITH failed AS (
         UPDATE seat_payment SET state = 'refunding', refunded_at = NULL, refund_failed_at = coalesce(refund_failed_at, $4)
          WHERE id = $1 AND state = $2 AND refund_attempt = $3 RETURNING 1
       ) SELECT * FROM failed`,
      [id, state, refundAttempt, at],
    );
    return rows.length > 0;
  }

  /** @returns the number of the next attempt. */
  async beginNextRefund(manager: EntityManager, id: string, dueAt: Date): Promise<number> {
    const [row] = await manager.query<{ attempt: number }[]>(
      `WITH next AS (
         UPDATE seat_payment SET refund_attempt = refund_attempt + 1, refund_failed_at = NULL, refund_due_at = $2
          WHERE id = $1 RETURNING refund_attempt AS attempt
       ) SELECT * FROM next`,
      [id, dueAt],
    );
    if (!row) throw new Error(`There is no payment ${id}.`);
    return row.attempt;
  }

  /** False when the event is known already. */
  async rememberEvent(
    manager: EntityManager,
    event: { readonly id: string; readonly type: string; readonly createdAt: Date },
    { paymentId, at }: { readonly paymentId: string; readonly at: Date },
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO payment_event (id, type, seat_payment_id, created_at, received_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING id`,
      [event.id, event.type, paymentId, event.createdAt, at],
    );
    return rows.length > 0;
  }

  /** Without those that wait for the organiser, who is shown them. */
  async countLateRefunds(now: Date): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM seat_payment
        WHERE state = 'refunding' AND refund_due_at < $1 AND refund_failed_at IS NULL`,
      [now],
    );
    return row?.count ?? 0;
  }
}

function firstPayment(rows: unknown): SeatPayment | undefined {
  return (rows as SeatPayment[])[0]; // shaped by PAYMENT
}
