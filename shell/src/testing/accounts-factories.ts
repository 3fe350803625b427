import type { Schemas } from '@declic/openapi/accounts';
import { aBillingOverview as aFilledOverview, factory } from '@declic/openapi/factories';

/** Of a subscriber who has used nothing yet. */
export const aBillingOverview = factory(
  aFilledOverview({ renew_at: null, credit_balance: 700, credits_used_this_cycle: 0 }),
);

export const someStats = factory<Schemas['ApiStats']>({
  credit_balance_total: 0,
  request_count_total: 0,
  usage_count_total: 0,
  last_seen_at: null,
  has_keys: true,
});
