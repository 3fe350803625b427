import { aBillingOverview } from '@declic/openapi/factories';
import preview from '@declic/design-system/storybook/preview';
import { aFreeOverview } from '../../testing/billing-factories';
import { PlanCard } from './plan-card';

const meta = preview.meta({
  title: 'Console/Account/Plan card',
  component: PlanCard,
  args: { overview: aBillingOverview(), priceMonthly: 49 },
});

export const Active = meta.story();

export const Free = meta.story({ args: { overview: aFreeOverview(), priceMonthly: 0 } });

export const NewAccount = meta.story({
  args: { overview: aFreeOverview({ has_api_key: false, key_status: 'new' }), priceMonthly: 0 },
});

export const ChangePlanned = meta.story({
  args: {
    overview: aBillingOverview({ scheduled_plan: { slug: 'solo', label: 'Solo', at: '2026-12-20T12:00:00.000Z' } }),
  },
});

export const Cancelled = meta.story({
  args: { overview: aBillingOverview({ renew_at: null, ends_at: '2026-12-20T12:00:00.000Z' }) },
});

export const PaymentFailed = meta.story({
  args: {
    overview: aBillingOverview({
      key_status: 'suspended',
      subscription_status: 'past_due',
      payment_failed_at: '2026-11-20T12:00:00.000Z',
    }),
  },
});

export const SubscriptionEnded = meta.story({
  args: { overview: aBillingOverview({ key_status: 'suspended', subscription_status: 'canceled', renew_at: null }) },
});

export const PriceUnknown = meta.story({ args: { priceMonthly: undefined } });
