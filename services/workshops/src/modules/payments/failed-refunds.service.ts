import { refusal } from '@declic/nest-kit';
import type { RefundFailure } from '@declic/payments';
import { Injectable, Logger } from '@nestjs/common';
import { type LockedSeat, LockedSeats } from '../seats/locked-seat.service';
import { SeatsRepository } from '../seats/seats.repository';
import { parsePaymentReference } from './payment-reference';
import { Refunds } from './refunds.service';
import { type SeatPayment, SeatPaymentsRepository } from './seat-payments.repository';

/** The same card rarely takes money back after it has refused twice. */
const ATTEMPTS = 2;

class BookingNotFoundError extends refusal('not-found', 'booking_not_found', 'There is no such booking.') {}

class RefundNotFailedError extends refusal(
  'conflict',
  'refund_not_failed',
  'No refund of this booking has failed or is overdue.',
) {}

/** Refunds that the provider refused, or accepted and could not make, which it reports days later. */
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
    const known = await this.find(failure);
    if (known) await this.locks.withSeat(known.seatId, (locked) => this.apply(locked, known.id, failure));
  }

  /** Refunds without our reference were ordered by hand, or by a release that named none. */
  private async find({ reference, paymentId }: RefundFailure): Promise<SeatPayment | undefined> {
    if (reference === null) return paymentId === null ? undefined : this.payments.findByProviderName(paymentId);
    const id = parsePaymentReference(reference);
    return id === null ? undefined : this.payments.find(id);
  }

  private async apply(locked: LockedSeat, paymentId: string, failure: RefundFailure): Promise<void> {
    const { manager, now } = locked;
    if (!(await this.payments.rememberEvent(manager, failure.event, { paymentId, at: now }))) return;
    const payment = await this.payments.find(paymentId, manager);
    if (payment?.state !== 'refunding' && payment?.state !== 'refunded') return;
    if (failure.attempt !== null && failure.attempt !== payment.refundAttempt) return;
    if (payment.refundAttempt >= ATTEMPTS) return this.leave(locked, payment, failure.reason);
    if (await this.markFailed(locked, payment)) await this.refunds.orderAgain(manager, paymentId, now);
  }

  /** Leaves a refund to the organiser that failed. One that has gone on to another attempt, or was settled, stays as it is. */
  async leave(locked: LockedSeat, payment: SeatPayment, reason: string | null): Promise<void> {
    if (!(await this.markFailed(locked, payment))) return;
    this.logger.error({ booking: locked.seat.id, reason }, 'A refund failed and waits for the organiser.');
  }

  private async markFailed({ manager, seat, now }: LockedSeat, payment: SeatPayment): Promise<boolean> {
    const isMarked = await this.payments.setRefundFailed(manager, payment, now);
    if (isMarked) await this.seats.undoRefunded(manager, seat.id, now);
    return isMarked;
  }

  /**
   * The organiser settles a refund that failed or is overdue: it is tried again, or was made in another way.
   *
   * @throws {BookingNotFoundError} no booking has this id.
   * @throws {RefundNotFailedError} none waits for the organiser.
   */
  async settle(seatId: string, how: 'again' | 'by_hand'): Promise<void> {
    if (!(await this.seats.find(seatId))) throw new BookingNotFoundError();
    await this.locks.withSeat(seatId, async ({ manager, seat, now }) => {
      const payments = await this.payments.list(seatId, manager);
      const failed = payments.find(({ refundFailedAt }) => refundFailedAt !== null);
      const open = failed ?? payments.find((payment) => isOverdue(payment, now));
      if (!open) throw new RefundNotFailedError();
      if (how === 'again') return this.refunds.orderAgain(manager, open.id, now);
      await this.payments.setRefundedByHand(manager, open.id, now);
      if (seat.state !== 'confirmed') await this.seats.setState(manager, seatId, { state: 'refunded', at: now });
    });
  }
}

function isOverdue({ state, refundDueAt }: SeatPayment, now: Date): boolean {
  return state === 'refunding' && refundDueAt !== null && refundDueAt < now;
}
