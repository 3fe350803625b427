import { Job, type JobHandler, type PayloadOf } from '@declic/nest-kit';
import { UPDATE_CUSTOMER } from './billing.jobs';
import { PaymentCustomers } from './payment-customers.service';

/** Tells the payment provider the new address of a user; repeated until the provider answers. */
@Job(UPDATE_CUSTOMER)
export class UpdateCustomerJob implements JobHandler<typeof UPDATE_CUSTOMER> {
  constructor(private readonly customers: PaymentCustomers) {}

  async handle({ user_id }: PayloadOf<typeof UPDATE_CUSTOMER>): Promise<void> {
    await this.customers.updateAddress(user_id);
  }
}
