import { refusal } from '@declic/nest-kit';
import type { RefundFailure } from '@declic/payments';
import { Injectable, Logger } from '@nestjs/common';
import { type LockedSeat, LockedSeats } from '../seats/locked-seat.service';
import { SeatsRepository } from '../seats/seats.repository';
import { parsePaymentReference } from './payment-reference';
import { Refunds } from './refunds.service';
import { SeatPaymentsRepository } from './seat-payments.repository';

/** The same card rarely takes money back after it has refused twice. */
const ATTEMPTS = 2;

export class BookingNotFoundError extends refusal('not-found', 'booking_not_found', 'There is no such booking.') {}

export class RefundNotFailedError extends refusal(
  'conflict',
  'refund_not_failed',
  'No refund of this booking waits for the organiser.',
) {}

/** Refunds that the provider accepted and could not make, which it reports days later. */
@Injectable()
export class FailedRefunds {
  private readonly logger = new Logger(FailedRefunds.name);

  constructor(
    private readonly payments: SeatPaymentsRepository,
    private readonly seats: SeatsRepository,
    private readonly locks: LockedSeats,
    private readonly refunds: Refunds,
  ) {}

  /** Tries once more; after that the refund waits for the organiser. An event is applied once, and only to its attempt. */
  async receive(failure: RefundFailure): Promise<void> {
    const paymentId = parsePaymentReference(failure.reference);
    const known = paymentId ? await this.payments.find(paymentId) : undefined;
    if (known) await this.locks.withSeat(known.seatId, (locked) => this.apply(locked, known.id, failure));
  }

  private async apply(locked: LockedSeat, paymentId: string, failure: RefundFailure): Promise<void> {
    const { manager, seat, now } = locked;
    if (!(await this.payments.rememberEvent(manager, failure.event, { paymentId, at: now }))) return;
    const payment = await this.payments.find(paymentId, manager);
    const isOfThis = payment?.state === 'refunding' || payment?.state === 'refunded';
    if (!isOfThis || payment.refundAttempt !== failure.attempt) return;
    await this.payments.setRefundFailed(manager, paymentId, now);
    await this.seats.undoRefunded(manager, seat.id, now);
    if (failure.attempt < ATTEMPTS) return this.refunds.orderAgain(manager, paymentId);
    this.logger.error({ booking: seat.id, reason: failure.reason }, 'A refund failed and waits for the organiser.');
  }

  /**
   * The organiser has settled a refund that failed: it is tried again, or was made in another way.
   *
   * @throws {BookingNotFoundError} no booking has this id.
   * @throws {RefundNotFailedError} none waits for the organiser.
   */
  async settle(seatId: string, how: 'again' | 'by_hand'): Promise<void> {
    if (!(await this.seats.find(seatId))) throw new BookingNotFoundError();
    await this.locks.withSeat(seatId, async ({ manager, seat, now }) => {
      const payments = await this.payments.list(seatId, manager);
      const failed = payments.find(({ refundFailedAt }) => refundFailedAt !== null);
      if (!failed) throw new RefundNotFailedError();
      if (how === 'again') return this.refunds.orderAgain(manager, failed.id);
      await this.payments.setRefunded(manager, failed, now);
      if (seat.state !== 'confirmed') await this.seats.setState(manager, seatId, { state: 'refunded', at: now });
    });
  }
}
