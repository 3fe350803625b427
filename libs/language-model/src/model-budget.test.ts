import { describe, expect, it } from 'vitest';
import { ModelBudget } from './model-budget';

const limits = { requestsPerMinute: 3, accountRequestsPerMinute: 2, tokensPerDay: 1_000 };

function aBudget(change: Partial<typeof limits> = {}) {
  const clock = { ms: 0 };
  return { clock, budget: new ModelBudget({ ...limits, ...change }, () => clock.ms) };
}

describe('a model budget', () => {
  it('gives an account no more than its share of the requests of a minute', () => {
    const { budget, clock } = aBudget();
    budget.take(1, 'one');
    budget.take(1, 'one');
    expect(() => budget.take(1, 'one')).toThrow('used up');
    budget.take(1, 'two');
    expect(() => budget.take(1, 'three')).toThrow('used up');
    clock.ms = 60_000;
    budget.take(1, 'one');
  });

  it('counts what was used, and reserves what may be used', () => {
    const { budget } = aBudget({ requestsPerMinute: 100 });
    const settle = budget.take(900);
    expect(() => budget.take(200)).toThrow('used up');
    settle(100);
    budget.take(900);
    expect(() => budget.take(1)).toThrow('used up');
  });

  it('takes the first request at any moment', () => {
    for (let ms = 0.1; ms < 1_000; ms += 0.37) {
      const { budget, clock } = aBudget({ requestsPerMinute: 1, accountRequestsPerMinute: 1 });
      clock.ms = ms;
      expect(() => budget.take(1, 'one')).not.toThrow();
      expect(() => budget.take(1, 'one')).toThrow('used up');
    }
  });

  it('is full again after a day', () => {
    const { budget, clock } = aBudget();
    budget.take(1_000);
    clock.ms = 24 * 60 * 60 * 1_000;
    budget.take(1_000);
  });
});
