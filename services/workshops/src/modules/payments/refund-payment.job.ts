import { Job, type JobHandler, type PayloadOf } from '@declic/nest-kit';
import { REFUND_PAYMENT } from './payment-jobs';
import { RefundPayments } from './refund-payments.service';

@Job(REFUND_PAYMENT)
export class RefundPaymentJob implements JobHandler<typeof REFUND_PAYMENT> {
  constructor(private readonly refunds: RefundPayments) {}

  async handle({ payment_id: id }: PayloadOf<typeof REFUND_PAYMENT>): Promise<void> {
    await this.refunds.make(id);
  }
}
