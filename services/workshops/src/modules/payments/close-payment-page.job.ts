import { Job, type JobHandler, type PayloadOf } from '@declic/nest-kit';
import { OneTimePayments } from '@declic/payments';
import { CLOSE_PAYMENT_PAGE } from './payment-jobs';

@Job(CLOSE_PAYMENT_PAGE)
export class ClosePaymentPageJob implements JobHandler<typeof CLOSE_PAYMENT_PAGE> {
  constructor(private readonly provider: OneTimePayments) {}

  async handle({ page_id }: PayloadOf<typeof CLOSE_PAYMENT_PAGE>): Promise<void> {
    await this.provider.closePayment(page_id);
  }
}
