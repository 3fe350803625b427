import { aBillingOverview } from '@declic/openapi/factories';
import { describe, expect, it } from 'vitest';
import { aFreeOverview, aPlan, somePlans } from '../../testing/billing-factories';
import { comparePlans } from './compare-plans';
import { planChange } from './plan-change';

describe('the order of the plans', () => {
  const slugs = ['free', 'solo', 'build', 'grow', 'scale'] as const;

  it.each(slugs.flatMap((current, i) => slugs.map((candidate, j) => ({ current, candidate, steps: j - i }))))(
    'relates $candidate to $current',
    ({ current, candidate, steps }) => {
      const expected = steps === 0 ? 'current' : steps > 0 ? 'upgrade' : 'downgrade';
      expect(comparePlans(current, candidate)).toBe(expected);
    },
  );
});

describe('the button of a plan', () => {
  const labels = (overview = aBillingOverview()) => somePlans().map((plan) => planChange(overview, plan).label);

  it('says where it leads from the current plan', () => {
    expect(labels()).toEqual([
      'Downgrade to Free',
      'Downgrade to Solo',
      'Current plan',
      'Upgrade to Grow',
      'Upgrade to Scale',
    ]);
  });

  it('opens the checkout with the price of the plan', () => {
    const { leadsTo } = planChange(aBillingOverview(), aPlan({ slug: 'scale', priceId: 'price_scale' }));
    expect(leadsTo).toEqual({ page: 'checkout', priceId: 'price_scale' });
  });

  it('opens the billing portal for Free, where the subscription is cancelled', () => {
    expect(planChange(aBillingOverview(), aPlan({ slug: 'free', priceId: null })).leadsTo).toEqual({ page: 'portal' });
  });

  it.each(['none', 'canceled'] as const)('has nothing to cancel when the subscription is %s', (status) => {
    const overview = aBillingOverview({ subscription_status: status });
    expect(planChange(overview, aPlan({ slug: 'free', priceId: null })).leadsTo).toBeNull();
  });

  it('is disabled on the current plan, also while a payment is due', () => {
    const current = aPlan({ slug: 'build', priceId: 'price_build' });
    expect(planChange(aBillingOverview(), current).leadsTo).toBeNull();
    expect(
      planChange(aBillingOverview({ key_status: 'suspended', subscription_status: 'past_due' }), current).leadsTo,
    ).toBeNull();
  });

  it('takes the current plan up again when its subscription has ended', () => {
    const ended = aBillingOverview({ key_status: 'suspended', subscription_status: 'canceled' });
    const current = aPlan({ slug: 'build', label: 'Build', priceId: 'price_build' });
    expect(planChange(ended, current)).toEqual({
      label: 'Reactivate Build',
      isCurrent: true,
      isAccented: true,
      leadsTo: { page: 'checkout', priceId: 'price_build' },
    });
    expect(labels(ended)).toEqual([
      'Downgrade to Free',
      'Choose Solo',
      'Reactivate Build',
      'Choose Grow',
      'Choose Scale',
    ]);
  });

  it('is accented on the way up to the recommended plan, and on no other', () => {
    const accented = (overview: Parameters<typeof planChange>[0]) =>
      somePlans()
        .filter((plan) => planChange(overview, plan).isAccented)
        .map(({ slug }) => slug);
    expect(accented(aFreeOverview())).toEqual(['build']);
    expect(accented(aBillingOverview({ plan: 'scale' }))).toEqual([]);
    expect(
      accented(aBillingOverview({ plan: 'solo', key_status: 'suspended', subscription_status: 'past_due' })),
    ).toEqual([]);
    expect(
      accented(aBillingOverview({ plan: 'solo', key_status: 'suspended', subscription_status: 'canceled' })),
    ).toEqual(['solo']);
  });

  it('offers nothing that is paid for while a payment is due', () => {
    const due = aBillingOverview({ key_status: 'suspended', subscription_status: 'past_due' });
    expect(labels(due)).toEqual(['Downgrade to Free', null, 'Current plan', null, null]);
  });

  it('says which plan is planned', () => {
    const scheduled_plan = { slug: 'solo', label: 'Solo', at: '2026-12-20T12:00:00.000Z' } as const;
    expect(labels(aBillingOverview({ scheduled_plan }))[1]).toBe('Planned');
    expect(planChange(aBillingOverview({ scheduled_plan }), aPlan({ slug: 'solo' })).leadsTo).toBeNull();
  });
});
