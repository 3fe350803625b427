import { refusal, refusalBase, retryAfter } from '../errors/refusal';

type Headers = Readonly<Record<string, string>>;

/** The price, which stands in `cost`, is above the balance of the account. */
export class InsufficientCreditsError extends refusalBase('payment-required', 'insufficient_credits') {
  constructor(cost: number, headers: Headers = {}) {
    super('Insufficient credits to execute this action', { extra: { cost }, headers });
  }
}

/**
 * The subscription ended or was not paid. The credits are kept, and come back with it.
 *
 * @decision D12
 */
export class SuspendedError extends refusalBase('payment-required', 'suspended') {
  constructor(headers: Headers = {}) {
    super('Usage is frozen. Reactivate your subscription to continue.', { headers });
  }
}

/** Another transaction holds the account for longer than a charge waits. */
export class AccountBusyError extends refusal(
  'unavailable',
  'account_busy',
  'Another change to this account is being written. Nothing was debited. Try again in a moment.',
  retryAfter(1),
) {}
