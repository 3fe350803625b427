import { ConfigError } from '@declic/nest-kit';
import type { LocalPaymentsSettings } from './local-one-time-payments';
import type { PaymentConfig } from './settings';
import type { StripeSettings } from './stripe-one-time-payments';

/** How each kind of provider is made. */
export interface ProviderFactories<Provider> {
  readonly stripe: (settings: StripeSettings) => Provider;
  readonly local: (settings: LocalPaymentsSettings) => Provider;
  readonly none: () => Provider;
}

/**
 * Stripe where its key is set, otherwise the provider of a local stack where there is one.
 *
 * @throws {ConfigError} Stripe's events could not be verified.
 * @decision D14
 */
export function chooseProvider<Provider>(config: PaymentConfig, make: ProviderFactories<Provider>): Provider {
  const { LOCAL_MODE, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PAYMENTS_URL, PAYMENTS_SECRET } = config;
  if (STRIPE_SECRET_KEY !== undefined) {
    if (STRIPE_WEBHOOK_SECRET === undefined)
      throw new ConfigError('With STRIPE_SECRET_KEY, set STRIPE_WEBHOOK_SECRET too: it tells real events from others.');
    return make.stripe({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiBase: config.STRIPE_API_BASE,
    });
  }
  // The local provider's secret allows granting what is sold, so it is used in local mode only.
  if (!LOCAL_MODE || PAYMENTS_URL === undefined || PAYMENTS_SECRET === undefined) return make.none();
  return make.local({ url: PAYMENTS_URL, secret: PAYMENTS_SECRET });
}
