import { aBillingOverview } from '@declic/openapi/factories';
import { expect, it } from 'vitest';
import { aFreeOverview, aPlan } from '../../testing/billing-factories';
import { parseCheckoutReturn, paymentState, withoutCheckoutReturn, withSettledPayment } from './checkout-return';

it.each([
  ['', null],
  ['checkout=maybe', null],
  ['checkout=success', { outcome: 'success', plan: null }],
  ['checkout=success&plan=grow', { outcome: 'success', plan: 'grow' }],
  ['checkout=success&plan=free', { outcome: 'success', plan: null }],
  ['checkout=canceled&plan=x', { outcome: 'canceled', plan: null }],
  ['checkout=confirmed&plan=grow', { outcome: 'confirmed', plan: 'grow' }],
  ['checkout=scheduled&plan=grow', { outcome: 'scheduled', plan: 'grow' }],
])('reads %j', (search, expected) => {
  expect(parseCheckoutReturn(new URLSearchParams(search))).toEqual(expected);
});

it('leaves the rest of the address alone when it is put away', () => {
  const rest = withoutCheckoutReturn(new URLSearchParams('checkout=success&plan=grow&x=1'));
  expect(rest.toString()).toBe('x=1');
});

it('says in the address what has become of it', () => {
  const settled = withSettledPayment(new URLSearchParams('checkout=success&plan=solo&x=1'), 'scheduled', 'build');
  expect(settled.toString()).toBe('checkout=scheduled&plan=build&x=1');
});

it('is confirmed once the plan that was paid for is active', () => {
  expect(paymentState(aBillingOverview({ plan: 'build' }), 'build')).toBe('confirmed');
  expect(paymentState(aBillingOverview({ plan: 'solo' }), 'build')).toBe('waiting');
  expect(paymentState(aBillingOverview({ plan: 'solo' }), null)).toBe('confirmed');
  expect(paymentState(aFreeOverview(), null)).toBe('waiting');
  expect(paymentState(aBillingOverview({ subscription_status: 'past_due' }), 'build')).toBe('waiting');
  expect(paymentState(aBillingOverview({ key_status: 'suspended' }), 'build')).toBe('waiting');
});

it('is waited for until the credits are there as well', () => {
  const plans = [aPlan({ slug: 'grow', creditsMonthly: 2_000 })];
  const granted = (credits_granted_this_cycle: number) =>
    aBillingOverview({ plan: 'grow', credits_granted_this_cycle });
  expect(paymentState(granted(600), 'grow', plans)).toBe('waiting');
  expect(paymentState(granted(2_000), 'grow', plans)).toBe('confirmed');
  expect(paymentState(granted(0), 'grow')).toBe('waiting');
  expect(paymentState(granted(600), 'grow')).toBe('confirmed');
});

it('is scheduled once a smaller plan is planned, which begins later', () => {
  const scheduled_plan = { slug: 'solo', label: 'Solo', at: '2026-12-20T12:00:00.000Z' } as const;
  expect(paymentState(aBillingOverview({ plan: 'build' }), 'solo')).toBe('waiting');
  expect(paymentState(aBillingOverview({ plan: 'build', scheduled_plan }), 'solo')).toBe('scheduled');
});

it('is waited for when a smaller plan takes the place of one that has ended', () => {
  const ended = aBillingOverview({ plan: 'scale', subscription_status: 'canceled', key_status: 'suspended' });
  expect(paymentState(ended, 'solo')).toBe('waiting');
});
