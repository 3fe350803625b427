import { refusal, retryAfter } from '@declic/nest-kit';

/** Unknown, revoked, malformed or missing: the same answer after the same work. */
export class InvalidApiKeyError extends refusal(
  'unauthorized',
  'invalid_api_key',
  'Invalid API key or authentication failed',
  { headers: { 'www-authenticate': 'Bearer' } },
) {}

/**
 * The database connection was lost during the charge or its settlement, so the outcome is unknown. The sweeper refunds a charge
 * that is not settled.
 */
export class ChargeUncertainError extends refusal(
  'unavailable',
  'charge_uncertain',
  'The database was lost during this call. If credits were taken for it, they come back within a minute, unless it was completed. Sent again with its Idempotency-Key, it is debited once.',
  retryAfter(1),
) {}
