import type { components } from '../generated/schema';

type Schemas = components['schemas'];

/** Makes test data: the given values, each of which a test may change. */
export function factory<Value extends object>(values: Value) {
  return (change: Partial<Value> = {}): Value => ({ ...values, ...change });
}

/** Of a subscriber to Build who has used some of the credits of the cycle. */
export const aBillingOverview = factory<Schemas['BillingOverview']>({
  plan: 'build',
  plan_name: 'Build',
  calls_per_minute: 120,
  renew_at: '2026-12-20T12:00:00.000Z',
  ends_at: null,
  scheduled_plan: null,
  payment_failed_at: null,
  key_status: 'active',
  has_api_key: true,
  subscription_status: 'active',
  credit_balance: 412,
  credits_granted_this_cycle: 600,
  credits_used_this_cycle: 188,
});

export const aKey = factory<Schemas['ApiKey']>({
  kid: 'dc_live_7hG2kQ9xZ',
  label: 'Default Key',
  created_at: '2026-11-20T12:00:00.000Z',
  last_used_at: null,
  active: true,
  credit_balance: 0,
  usage_count: 0,
});

/** Figures of an account with credits, calls and a key. */
export const someStats = factory<Schemas['ApiStats']>({
  credit_balance_total: 499,
  request_count_total: 12,
  usage_count_total: 12,
  last_seen_at: '2026-11-20T12:00:00.000Z',
  has_keys: true,
});
