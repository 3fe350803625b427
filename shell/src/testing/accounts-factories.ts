import type { Schemas } from '@declic/openapi/accounts';

export function aBillingOverview(change: Partial<Schemas['BillingOverview']> = {}): Schemas['BillingOverview'] {
  return {
    plan: 'build',
    plan_name: 'Build',
    calls_per_minute: 120,
    renew_at: null,
    ends_at: null,
    scheduled_plan: null,
    payment_failed_at: null,
    key_status: 'active',
    has_api_key: true,
    subscription_status: 'active',
    credit_balance: 700,
    credits_granted_this_cycle: 600,
    credits_used_this_cycle: 0,
    ...change,
  };
}

export function someStats(change: Partial<Schemas['ApiStats']> = {}): Schemas['ApiStats'] {
  return {
    credit_balance_total: 0,
    request_count_total: 0,
    usage_count_total: 0,
    last_seen_at: null,
    has_keys: true,
    ...change,
  };
}
