import type { Schemas } from '@declic/openapi/accounts';
import { aBillingOverview, factory } from '@declic/openapi/factories';

type Plan = Schemas['Plan'];

/** What people have before they pay for anything. */
export function aFreeOverview(change: Partial<Schemas['BillingOverview']> = {}): Schemas['BillingOverview'] {
  return aBillingOverview({
    plan: 'free',
    plan_name: 'Free',
    calls_per_minute: 10,
    renew_at: null,
    subscription_status: 'none',
    credit_balance: 0,
    credits_granted_this_cycle: 0,
    credits_used_this_cycle: 0,
    ...change,
  });
}

/** A paid plan that changes to a smaller one at its next renewal. */
export function aPlannedOverview(): Schemas['BillingOverview'] {
  return aBillingOverview({ scheduled_plan: { slug: 'solo', label: 'Solo', at: '2026-12-20T12:00:00.000Z' } });
}

export const aPlan = factory<Plan>({
  slug: 'build',
  label: 'Build',
  priceMonthly: 49,
  creditsMonthly: 600,
  callsPerMinute: 120,
  priceId: 'price_build',
  description: 'For products that call actions every day.',
  recommended: false,
  features: ['All actions', '1 Flow Jam a month (30 min)'],
});

export function somePlans(): Plan[] {
  return [
    aPlan({
      slug: 'free',
      label: 'Free',
      priceMonthly: 0,
      creditsMonthly: 0,
      callsPerMinute: 10,
      priceId: null,
      features: [],
    }),
    aPlan({
      slug: 'solo',
      label: 'Solo',
      priceMonthly: 9,
      creditsMonthly: 100,
      callsPerMinute: 60,
      priceId: 'price_solo',
      features: ['All actions', 'Asynchronous email support', 'No live coaching'],
    }),
    aPlan({ recommended: true }),
    aPlan({
      slug: 'grow',
      label: 'Grow',
      priceMonthly: 159,
      creditsMonthly: 2_000,
      callsPerMinute: 300,
      priceId: 'price_grow',
      features: ['2 Flow Jams', 'Priority support'],
    }),
    aPlan({
      slug: 'scale',
      label: 'Scale',
      priceMonthly: 449,
      creditsMonthly: 6_000,
      callsPerMinute: 600,
      priceId: 'price_scale',
      features: ['2 Flow Jams', 'Studio Hour at a preferential rate', 'Roadmap prioritization'],
    }),
  ];
}
