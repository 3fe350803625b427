import { Clock } from '@declic/nest-kit';
import {
  OneTimePayments,
  type PaymentOutcome,
  SignatureInvalidError,
  toPaymentOutcome,
  toRefundFailure,
  verifiedEvent,
} from '@declic/payments';
import { Injectable } from '@nestjs/common';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingNotices } from '../booked-seats/booking-notices';
import { type LockedSeat, LockedSeats } from '../seats/locked-seat.service';
import { SeatGrants } from '../seat-grants/seat-grants.service';
import { SeatsRepository } from '../seats/seats.repository';
import { sessionEnd } from '../sessions/public-status';
import { FailedRefunds } from './failed-refunds.service';
import { parsePaymentReference } from './payment-reference';
import { Refunds } from './refunds.service';
import { type SeatPayment, SeatPaymentsRepository } from './seat-payments.repository';

/** Means of payment that take days: the seat stays held so long. */
const PROCESSING_MS = 8 * 86_400_000;

/** What the events of the provider do to bookings. */
@Injectable()
export class PaymentEventsService {
  constructor(
    private readonly provider: OneTimePayments,
    private readonly payments: SeatPaymentsRepository,
    private readonly seats: SeatsRepository,
    private readonly locks: LockedSeats,
    private readonly grants: SeatGrants,
    private readonly refunds: Refunds,
    private readonly failedRefunds: FailedRefunds,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
    private readonly clock: Clock,
  ) {}

  /**
   * Applies an event once; the order of events does not matter. Its id is stored in the transaction of its effect.
   *
   * @throws {SignatureInvalidError} it is not from the provider, or too old.
   * @decision D23
   */
  async receive(body: Buffer, signature: string): Promise<void> {
    if (this.provider.webhookSecret === undefined) throw new SignatureInvalidError();
    const event = verifiedEvent(body, signature, this.provider.webhookSecret, this.clock.now());
    const failure = toRefundFailure(event);
    if (failure) return this.failedRefunds.receive(failure);
    const outcome = toPaymentOutcome(event);
    const paymentId = outcome && parsePaymentReference(outcome.reference);
    const known = paymentId ? await this.payments.find(paymentId) : undefined;
    if (outcome && known) await this.locks.withSeat(known.seatId, (locked) => this.apply(locked, known.id, outcome));
  }

  private async apply(locked: LockedSeat, paymentId: string, told: PaymentOutcome): Promise<void> {
    const { manager, now } = locked;
    if (!(await this.payments.rememberEvent(manager, told.event, { paymentId, at: now }))) return;
    const payment = await this.payments.find(paymentId, manager);
    // What is paid for stays paid, whatever comes late.
    if (!payment || ['paid', 'refunding', 'refunded'].includes(payment.state)) return;
    if (told.outcome === 'paid') return this.takePayment(locked, payment, told.paymentId);
    if (told.outcome === 'processing') {
      // It came late: what it waited for has failed already.
      if (payment.state !== 'failed') await this.keepHold(locked, payment);
      return;
    }
    await this.payments.setState(manager, payment.id, told.outcome);
    if (isHeldForPayment(locked) && payment.state !== 'expired')
      await this.grants.giveBack(manager, locked.session, locked.seat, { state: 'expired', at: now });
  }

  private async takePayment(locked: LockedSeat, payment: SeatPayment, providerId: string | null): Promise<void> {
    const { manager, seat, session, now } = locked;
    const isPaidAlready = (await this.refunds.findPaid(manager, seat.id)) !== undefined;
    await this.payments.setPaid(manager, payment.id, providerId, now);
    if (isPaidAlready) return this.refunds.orderAndTell(locked, payment, 'paid_twice');
    if (session.status === 'cancelled') return this.refunds.orderAndTell(locked, payment, 'workshop_cancelled');
    if (sessionEnd(session) <= now) return this.refundLate(locked, payment);
    if (isHeldForPayment(locked)) return this.confirm(locked);
    // `expired` by the person, who gave the seat up: the payment was closed before it came.
    if (seat.state !== 'expired') return this.refunds.orderAndTell(locked, payment, 'booking_released');
    if (!(await this.takeAgain(locked))) return this.refunds.orderAndTell(locked, payment, 'seat_gone');
    return this.confirm(locked);
  }

  /** The money came after the workshop: it goes back, and the seat that was held for it ends. */
  private async refundLate(locked: LockedSeat, payment: SeatPayment): Promise<void> {
    const { manager, session, seat, now } = locked;
    if (isHeldForPayment(locked)) await this.grants.giveBack(manager, session, seat, { state: 'expired', at: now });
    await this.refunds.orderAndTell(locked, payment, 'workshop_over');
  }

  /** A late payment takes a seat when one is free and the address has none by now. */
  private async takeAgain({ manager, seat, session, now }: LockedSeat): Promise<boolean> {
    if (await this.seats.findLive(manager, session.id, seat.email)) return false;
    return this.grants.grant(manager, session, seat.ticketType, now);
  }

  private async confirm({ manager, seat, session, now }: LockedSeat): Promise<void> {
    await this.seats.setState(manager, seat.id, { state: 'confirmed', at: now });
    const url = await this.links.issueManage(manager, seat.id, session);
    await this.notices.confirmed(manager, [url]);
  }

  private async keepHold(locked: LockedSeat, payment: SeatPayment): Promise<void> {
    const { manager, seat, now } = locked;
    await this.payments.setState(manager, payment.id, 'processing');
    if (!isHeldForPayment(locked)) return;
    const heldUntil = new Date(now.getTime() + PROCESSING_MS);
    await this.seats.setState(manager, seat.id, { state: 'held', heldFor: 'payment', heldUntil, at: now });
  }
}

function isHeldForPayment({ seat }: LockedSeat): boolean {
  return seat.state === 'held' && seat.heldFor === 'payment';
}
