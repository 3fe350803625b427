import { PaymentsUnavailableError } from './billing.errors';
import { PaymentProvider } from './payment-provider';

/** Stands in where no provider is configured: the product runs, and nobody can pay. */
export class NoPayments extends PaymentProvider {
  readonly name = 'local';
  readonly webhookSecret = undefined;

  createCustomer = refuse;
  hasCustomer = refuse;
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
