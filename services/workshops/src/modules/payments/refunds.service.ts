import { Jobs } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingNotices, type Refund, type RefundReason } from '../booked-seats/booking-notices';
import { refundDue } from '../policy/cancellation-terms';
import type { LockedSeat } from '../seats/locked-seat.service';
import { CLOSE_PAYMENT_PAGE, REFUND_PAYMENT, REFUND_PAYMENT_AGAIN } from './payment-jobs';
import { type SeatPayment, SeatPaymentsRepository } from './seat-payments.repository';

/** Gives money back: ordered in the transaction of its cause, done by a job. */
@Injectable()
export class Refunds {
  constructor(
    private readonly payments: SeatPaymentsRepository,
    private readonly jobs: Jobs,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
  ) {}

  /** What was paid for a booking and has not gone back. */
  async findPaid(manager: EntityManager, seatId: string): Promise<SeatPayment | undefined> {
    return (await this.payments.list(seatId, manager)).find(({ state }) => state === 'paid');
  }

  async order(manager: EntityManager, payment: SeatPayment, now: Date): Promise<Refund> {
    const by = refundDue(now);
    await this.payments.setRefunding(manager, payment.id, by);
    await this.jobs.add(manager, REFUND_PAYMENT, { payment_id: payment.id }, { jobKey: `refund:${payment.id}` });
    return { eur: payment.amount / 100, by };
  }

  /** Tries a refund again that failed. It has as much time as the first one. */
  async orderAgain(manager: EntityManager, id: string, now: Date): Promise<void> {
    const attempt = await this.payments.beginNextRefund(manager, id, refundDue(now));
    await this.jobs.add(manager, REFUND_PAYMENT_AGAIN, { payment_id: id }, { jobKey: `refund:${id}:${attempt}` });
  }

  /** Gives a payment back that found no seat, and says why. */
  async orderAndTell(
    { manager, seat, session, now }: LockedSeat,
    payment: SeatPayment,
    reason: RefundReason,
  ): Promise<void> {
    const refund = await this.order(manager, payment, now);
    const url = await this.links.issueManage(manager, seat.id, session);
    await this.notices.refunded(manager, { seat, session, url, reason, refund });
  }

  /** Closes the pages of a booking that shall not be paid any more. What is paid there all the same goes back. */
  async closePages(manager: EntityManager, seatId: string): Promise<void> {
    for (const { id, state, pageId } of await this.payments.list(seatId, manager)) {
      if (state !== 'open') continue;
      await this.payments.setState(manager, id, 'expired');
      if (pageId !== null) await this.jobs.add(manager, CLOSE_PAYMENT_PAGE, { page_id: pageId });
    }
  }
}
