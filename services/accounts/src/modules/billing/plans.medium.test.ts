import { describe, expect, it } from 'vitest';
import { PLANS } from './plans';
import { NOVEMBER, startBillingStack } from './testing/start-billing-stack';

const stack = await startBillingStack();
const { purchases, subscribed } = stack;

describe('listPlans', () => {
  it('shows anonymous visitors the plans of the specification, in order', async () => {
    const plans = (await stack.app.inject({ method: 'GET', url: '/api/accounts/plans' })).json();
    expect(
      plans.map((plan: Record<string, unknown>) => [
        plan['slug'],
        plan['priceMonthly'],
        plan['creditsMonthly'],
        plan['callsPerMinute'],
        plan['priceId'],
      ]),
    ).toEqual([
      ['free', 0, 0, 10, null],
      ['solo', 9, 100, 60, 'price_solo_monthly'],
      ['build', 49, 600, 120, 'price_build_monthly'],
      ['grow', 159, 2000, 300, 'price_grow_monthly'],
      ['scale', 449, 6000, 600, 'price_scale_monthly'],
    ]);
    expect(plans.filter(({ recommended }: { recommended: boolean }) => recommended)).toMatchObject([{ slug: 'build' }]);
  });

  it('names the credits that the database grants', async () => {
    const rows = await stack.db.owner.query('select plan as slug, credits from plan_credits order by credits');
    expect(rows).toEqual(PLANS.slice(1).map(({ slug, creditsMonthly }) => ({ slug, credits: creditsMonthly })));
  });
});

describe('the service itself', () => {
  it('cannot give credits but those of a plan, once per cycle', async () => {
    const id = await subscribed('price_solo_monthly');
    const asService = (statement: string, values: unknown[]) => stack.db.dataSource.query(statement, values);
    await expect(asService(`select grant_credits($1, 1000000, 'x', 'x')`, [stack.user.id])).rejects.toThrow(
      'permission denied',
    );
    await expect(asService('update plan_credits set credits = 1000000', [])).rejects.toThrow('permission denied');
    await expect(asService('delete from billing_cycle', [])).rejects.toThrow('permission denied');
    await expect(asService(`select grant_cycle($1, 'scale', now(), now() + interval '2 years')`, [id])).rejects.toThrow(
      'a cycle is a month',
    );
    await expect(
      asService(`select grant_cycle('sub_unknown', 'scale', now(), now() + interval '1 month')`, []),
    ).rejects.toThrow('no subscription');
    for (let round = 0; round < 3; round++)
      await asService(`select grant_cycle($1, 'solo', to_timestamp($2), to_timestamp($3))`, [id, ...NOVEMBER]);
    expect(await purchases()).toHaveLength(1);
  });
});
