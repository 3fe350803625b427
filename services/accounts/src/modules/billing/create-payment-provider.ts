import { chooseProvider, outsideTransactions } from '@declic/payments';
import type { AccountsConfig } from '../../config';
import { LocalPayments } from './local-payments';
import { NoPayments } from './no-payments';
import type { PaymentProvider } from './payment-provider';
import type { PlanPrices } from './plan-prices';
import { StripePayments } from './stripe-payments';

/** @throws {ConfigError} Stripe's events could not be verified. */
export function createPaymentProvider(config: AccountsConfig, prices: PlanPrices): PaymentProvider {
  const provider = chooseProvider<PaymentProvider>(config, {
    stripe: (settings) => new StripePayments({ ...settings, portalConfiguration: config.STRIPE_PORTAL_CONFIGURATION }),
    local: (settings) => new LocalPayments(settings, prices),
    none: () => new NoPayments(),
  });
  return outsideTransactions(provider);
}
