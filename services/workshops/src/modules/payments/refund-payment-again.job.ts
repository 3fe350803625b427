import { Job, type JobHandler, type PayloadOf } from '@declic/nest-kit';
import { REFUND_PAYMENT_AGAIN } from './payment-jobs';
import { RefundPayments } from './refund-payments.service';

@Job(REFUND_PAYMENT_AGAIN)
export class RefundPaymentAgainJob implements JobHandler<typeof REFUND_PAYMENT_AGAIN> {
  constructor(private readonly refunds: RefundPayments) {}

  async handle({ payment_id: id }: PayloadOf<typeof REFUND_PAYMENT_AGAIN>): Promise<void> {
    await this.refunds.make(id);
  }
}
