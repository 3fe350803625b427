import { refusePayment } from '@declic/payments';
import { PaymentProvider } from './payment-provider';

/** Used when no provider is configured: every payment is refused. */
export class NoPayments extends PaymentProvider {
  readonly name = 'local';
  readonly webhookSecret = undefined;

  createCustomer = refusePayment;
  updateCustomer = refusePayment;
  openCheckout = refusePayment;
  openPayment = refusePayment;
  openPlanChange = refusePayment;
  openPortal = refusePayment;
  keepPlan = refusePayment;
  findSubscription = refusePayment;
  listSubscriptions = refusePayment;
  deleteCustomer = refusePayment;
}
