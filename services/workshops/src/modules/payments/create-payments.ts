import {
  chooseProvider,
  LocalOneTimePayments,
  NoOneTimePayments,
  type OneTimePayments,
  outsideTransactions,
  StripeOneTimePayments,
} from '@declic/payments';
import type { WorkshopsConfig } from '../../config';

/** @throws {ConfigError} Stripe's events could not be verified. */
export function createPayments(config: WorkshopsConfig): OneTimePayments {
  const provider = chooseProvider<OneTimePayments>(config, {
    stripe: (settings) => new StripeOneTimePayments(settings),
    local: (settings) => new LocalOneTimePayments(settings),
    none: () => new NoOneTimePayments(),
  });
  return outsideTransactions(provider);
}
