import { aBillingOverview } from '@declic/openapi/factories';
import { expect, it } from 'vitest';
import { planBadge } from './plan-badge';

it('is "New Account" without a key, on every plan', () => {
  const overview = aBillingOverview({ has_api_key: false, key_status: 'new' });
  expect(planBadge(overview)?.label).toBe('New Account');
  expect(planBadge({ ...overview, plan: 'free' })?.label).toBe('New Account');
});

it('is "Suspended", in the colour of danger, when usage is frozen, on Free as well', () => {
  const suspended = { label: 'Suspended', tone: 'danger' };
  expect(planBadge(aBillingOverview({ key_status: 'suspended' }))).toEqual(suspended);
  expect(planBadge(aBillingOverview({ key_status: 'suspended', plan: 'free' }))).toEqual(suspended);
});

it('is "Active" on a paid plan', () => {
  expect(planBadge(aBillingOverview())?.label).toBe('Active');
});

it('is left out for Free with a key', () => {
  expect(planBadge(aBillingOverview({ plan: 'free' }))).toBeNull();
});
