import { expect, it } from 'vitest';
import { aBillingOverview } from '../../testing/billing-factories';
import { isConfirmed, parseCheckoutReturn, withoutCheckoutReturn } from './checkout-return';

it.each([
  ['', null],
  ['checkout=maybe', null],
  ['checkout=success', { outcome: 'success', plan: null }],
  ['checkout=success&plan=grow', { outcome: 'success', plan: 'grow' }],
  ['checkout=success&plan=free', { outcome: 'success', plan: null }],
  ['checkout=canceled&plan=x', { outcome: 'canceled', plan: null }],
])('reads %j', (search, expected) => {
  expect(parseCheckoutReturn(new URLSearchParams(search))).toEqual(expected);
});

it('leaves the rest of the address alone when it is put away', () => {
  const rest = withoutCheckoutReturn(new URLSearchParams('checkout=success&plan=grow&x=1'));
  expect(rest.toString()).toBe('x=1');
});

it('is confirmed once the plan that was paid for is active', () => {
  expect(isConfirmed(aBillingOverview({ plan: 'build' }), 'build')).toBe(true);
  expect(isConfirmed(aBillingOverview({ plan: 'solo' }), 'build')).toBe(false);
  expect(isConfirmed(aBillingOverview({ plan: 'solo' }), null)).toBe(true);
  expect(isConfirmed(aBillingOverview({ plan: 'free', subscription_status: 'none' }), null)).toBe(false);
  expect(isConfirmed(aBillingOverview({ subscription_status: 'past_due' }), 'build')).toBe(false);
  expect(isConfirmed(aBillingOverview({ key_status: 'suspended' }), 'build')).toBe(false);
});
