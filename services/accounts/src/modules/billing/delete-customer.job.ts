import { Job, type JobHandler, type PayloadOf } from '@declic/nest-kit';
import { Inject } from '@nestjs/common';
import { DELETE_CUSTOMER } from './billing.jobs';
import { PaymentProvider } from './payment-provider';

@Job(DELETE_CUSTOMER)
export class DeleteCustomerJob implements JobHandler<typeof DELETE_CUSTOMER> {
  constructor(@Inject(PaymentProvider) private readonly provider: PaymentProvider) {}

  /** Repeatable: a customer who is gone already is no error. */
  async handle({ customer_id }: PayloadOf<typeof DELETE_CUSTOMER>): Promise<void> {
    await this.provider.deleteCustomer(customer_id);
  }
}
