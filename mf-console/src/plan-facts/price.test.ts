import { expect, it } from 'vitest';
import { somePlans } from '../testing/billing-factories';
import { planPrice, priceLine, priceThousandCalls } from './price';

it('is in dollars on the price line of the plan card', () => {
  expect(priceLine(49)).toBe('$49/month');
});

it('is in euros on the cards of the available plans', () => {
  expect(planPrice(1_449)).toBe('€1,449');
});

it.each([
  [1, 1_000, '€75–90'],
  [4, 4_000, '€299–360'],
  [0.1, 100, '€7.48–9'],
  [0, 0, '€0'],
])('of a thousand calls at %d credits is %d credits, %s by the paid plans', (cost, credits, money) => {
  expect(priceThousandCalls(cost, somePlans())).toEqual({ credits, money });
});

it('of a thousand calls has no money without plans', () => {
  expect(priceThousandCalls(2, [])).toEqual({ credits: 2_000, money: null });
});
