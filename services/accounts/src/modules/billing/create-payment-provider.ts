import { ConfigError } from '@declic/nest-kit';
import type { AccountsConfig } from '../../config';
import { LocalPayments } from './local-payments';
import { NoPayments } from './no-payments';
import { outsideTransactions } from './outside-transactions';
import type { PaymentProvider } from './payment-provider';
import type { PlanPrices } from './plan-prices';
import { StripePayments } from './stripe-payments';

/**
 * Stripe where its key is set, otherwise the provider of a local stack where there is one.
 *
 * @throws {ConfigError} Stripe's events could not be verified.
 * @decision D14
 */
export function createPaymentProvider(config: AccountsConfig, prices: PlanPrices): PaymentProvider {
  return outsideTransactions(chooseProvider(config, prices));
}

function chooseProvider(config: AccountsConfig, prices: PlanPrices): PaymentProvider {
  const { LOCAL_MODE, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PAYMENTS_URL, PAYMENTS_SECRET } = config;
  if (STRIPE_SECRET_KEY !== undefined) {
    if (STRIPE_WEBHOOK_SECRET === undefined)
      throw new ConfigError('With STRIPE_SECRET_KEY, set STRIPE_WEBHOOK_SECRET too: it tells real events from others.');
    return new StripePayments({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiBase: config.STRIPE_API_BASE,
      portalConfiguration: config.STRIPE_PORTAL_CONFIGURATION,
    });
  }
  // The local provider's secret allows granting credits, so it is used in local mode only.
  if (!LOCAL_MODE || PAYMENTS_URL === undefined || PAYMENTS_SECRET === undefined) return new NoPayments();
  return new LocalPayments({ url: PAYMENTS_URL, secret: PAYMENTS_SECRET }, prices);
}
