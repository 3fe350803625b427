import { OneTimePayments, RefundRefusedError } from '@declic/payments';
import { Injectable } from '@nestjs/common';
import { type LockedSeat, LockedSeats } from '../seats/locked-seat.service';
import { SeatsRepository } from '../seats/seats.repository';
import { FailedRefunds } from './failed-refunds.service';
import { paymentReference } from './payment-reference';
import { type SeatPayment, SeatPaymentsRepository } from './seat-payments.repository';

/** Makes the refunds that were ordered. */
@Injectable()
export class RefundPayments {
  constructor(
    private readonly provider: OneTimePayments,
    private readonly payments: SeatPaymentsRepository,
    private readonly seats: SeatsRepository,
    private readonly locks: LockedSeats,
    private readonly failed: FailedRefunds,
  ) {}

  /** Asked for again after a crash, the provider refunds once: the key is that of the attempt. What it refuses waits for the organiser. */
  async make(id: string): Promise<void> {
    const payment = await this.payments.find(id);
    if (payment?.state !== 'refunding' || payment.refundFailedAt !== null) return;
    const refusal = await this.ask(payment);
    await this.locks.withSeat(payment.seatId, (locked) =>
      refusal === null ? this.note(locked, payment) : this.failed.leave(locked, payment, refusal),
    );
  }

  /** @returns why the provider refuses; null when it has accepted. */
  private async ask({ id, paymentId, refundAttempt: attempt }: SeatPayment): Promise<string | null> {
    if (paymentId === null) return 'The provider gave no name for this payment.';
    try {
      await this.provider.refundPayment({ paymentId, reference: paymentReference(id), attempt });
      return null;
    } catch (error) {
      if (error instanceof RefundRefusedError) return error.message;
      throw error;
    }
  }

  private async note({ manager, seat, now }: LockedSeat, payment: SeatPayment): Promise<void> {
    if (!(await this.payments.setRefunded(manager, payment, now))) return;
    if (seat.state === 'cancelled' || seat.state === 'expired')
      await this.seats.setState(manager, seat.id, { state: 'refunded', at: now });
  }
}
