import { OneTimePayments, PaymentsUnavailableError } from '@declic/payments';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { SiteAddresses } from '../site/site-addresses';
import type { BookedSeat } from '../booked-seats/book-seat';
import { LockedSeats } from '../seats/locked-seat.service';
import { SeatGrants } from '../seat-grants/seat-grants.service';
import type { SessionEntity } from '../sessions/session.entity';
import { SeatOffers } from '../seat-offers/seat-offers.service';
import { HOLD_MS, PAGE_MS } from './hold-time';
import { paymentReference } from './payment-reference';
import { type SeatPayment, SeatPaymentsRepository } from './seat-payments.repository';

/** Where held seats are paid for. */
@Injectable()
export class PaymentPages {
  private readonly addresses: SiteAddresses;

  constructor(
    private readonly provider: OneTimePayments,
    private readonly payments: SeatPaymentsRepository,
    private readonly locks: LockedSeats,
    private readonly grants: SeatGrants,
    private readonly offers: SeatOffers,
    @InjectConfig() config: WorkshopsConfig,
  ) {
    this.addresses = new SiteAddresses(config);
  }

  /** Until when a seat is held that is to be paid for from now on. */
  holdUntil(now: Date): Date {
    return new Date(now.getTime() + HOLD_MS);
  }

  /** The payment of a held seat; its page is opened once the transaction has ended. */
  async order(manager: EntityManager, seat: BookedSeat, now: Date): Promise<void> {
    const pageExpiresAt = new Date(now.getTime() + PAGE_MS);
    await this.payments.add(manager, seat.id, { amount: Math.round(seat.priceEur * 100), pageExpiresAt, at: now });
  }

  /**
   * The page of a held seat; null where there is none to pay on any more, as while a payment takes days. Asked for again, it is the same one. No transaction is open while the provider is asked.
   *
   * @throws {PaymentsUnavailableError} the provider does not answer; the seat is free, or offered, again.
   */
  async open(seat: BookedSeat, session: SessionEntity): Promise<string | null> {
    const payment = (await this.payments.list(seat.id)).find(({ state }) => state === 'open');
    if (!payment) return null;
    if (payment.pageUrl !== null) return payment.pageUrl;
    try {
      const page = await this.provider.openPayment(this.toOrder(seat, session, payment));
      if (await this.payments.setPage(payment.id, page)) return page.url;
      await this.provider.closePayment(page.id);
    } catch (error) {
      await this.giveUp(seat.id, payment.id);
      throw error;
    }
    throw new PaymentsUnavailableError(`The payment ${payment.id} ended before it had a page.`);
  }

  private toOrder(seat: BookedSeat, session: SessionEntity, payment: SeatPayment) {
    return {
      customerId: null,
      customerEmail: seat.email,
      amount: payment.amount,
      currency: payment.currency,
      description: `Billet premium : ${session.title}`,
      reference: paymentReference(payment.id),
      successUrl: `${this.addresses.list()}/booking-paid`,
      cancelUrl: `${this.addresses.workshop(session.id)}?payment=canceled`,
      expiresAt: payment.pageExpiresAt,
      idempotencyKey: payment.id,
    };
  }

  /** Frees the seat, or offers it on; unless the same page was opened by another call meanwhile. */
  private async giveUp(seatId: string, paymentId: string): Promise<void> {
    await this.locks.withSeat(seatId, async ({ manager, seat, session, now }) => {
      const payment = await this.payments.find(paymentId, manager);
      if (payment?.state !== 'open' || payment.pageUrl !== null || seat.state !== 'held') return;
      await this.payments.setState(manager, paymentId, 'failed');
      if (await this.offers.restore(manager, seatId, now)) return;
      await this.grants.giveBack(manager, session, seat, { state: 'expired', at: now });
    });
  }
}
