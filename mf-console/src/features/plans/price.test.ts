import { expect, it } from 'vitest';
import { planPrice, priceLine } from './price';

it('is in dollars on the price line of the plan card', () => {
  expect(priceLine(49)).toBe('$49/month');
});

it('is in euros on the cards of the available plans', () => {
  expect(planPrice(1_449)).toBe('€1,449');
});
