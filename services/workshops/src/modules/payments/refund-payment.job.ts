import { Clock, Job, type JobHandler, type PayloadOf } from '@declic/nest-kit';
import { OneTimePayments } from '@declic/payments';
import { LockedSeats } from '../seats/locked-seat.service';
import { SeatsRepository } from '../seats/seats.repository';
import { REFUND_PAYMENT } from './payment-jobs';
import { paymentReference } from './payment-reference';
import { SeatPaymentsRepository } from './seat-payments.repository';

@Job(REFUND_PAYMENT)
export class RefundPaymentJob implements JobHandler<typeof REFUND_PAYMENT> {
  constructor(
    private readonly provider: OneTimePayments,
    private readonly payments: SeatPaymentsRepository,
    private readonly seats: SeatsRepository,
    private readonly locks: LockedSeats,
    private readonly clock: Clock,
  ) {}

  /** Asked for again after a crash, the provider refunds once: the key is that of the attempt. */
  async handle({ payment_id: id }: PayloadOf<typeof REFUND_PAYMENT>): Promise<void> {
    const payment = await this.payments.find(id);
    if (payment?.state !== 'refunding') return;
    if (payment.paymentId === null)
      throw new Error(`The provider gave no name for the payment ${id}: refund it by hand.`);
    const { paymentId, refundAttempt: attempt } = payment;
    await this.provider.refundPayment({ paymentId, reference: paymentReference(id), attempt });
    await this.locks.withSeat(payment.seatId, async ({ manager, seat }) => {
      if (!(await this.payments.setRefunded(manager, payment, this.clock.now()))) return;
      if (seat.state === 'cancelled' || seat.state === 'expired')
        await this.seats.setState(manager, seat.id, { state: 'refunded', at: this.clock.now() });
    });
  }
}
