import type { OneTimePayments } from './payment-port';
import { PaymentsUnavailableError } from './payments.errors';

/** Used when no provider is configured: every payment is refused. */
export class NoOneTimePayments implements OneTimePayments {
  readonly name = 'local';
  readonly webhookSecret = undefined;

  openPayment = refusePayment;
  closePayment = refusePayment;
  refundPayment = refusePayment;
}

export async function refusePayment(): Promise<never> {
  throw new PaymentsUnavailableError('No payment provider is configured.');
}
