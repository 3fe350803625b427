import { PaymentsUnavailableError } from './billing.errors';
import { PaymentProvider } from './payment-provider';

/** Used when no provider is configured: every payment is refused. */
export class NoPayments extends PaymentProvider {
  readonly name = 'local';
  readonly webhookSecret = undefined;

  createCustomer = refuse;
  updateCustomer = refuse;
  openCheckout = refuse;
  openPayment = refuse;
  openPlanChange = refuse;
  openPortal = refuse;
  keepPlan = refuse;
  findSubscription = refuse;
  listSubscriptions = refuse;
  deleteCustomer = refuse;
}

async function refuse(): Promise<never> {
  throw new PaymentsUnavailableError('No payment provider is configured.');
}
