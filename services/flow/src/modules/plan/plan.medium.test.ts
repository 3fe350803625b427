import type { components } from '@declic/openapi/types';
import { expect, it } from 'vitest';
import { anAnalysedStrategy } from '../../testing/an-analysed-strategy';
import { contentClient } from '../../testing/content-client';
import { ada } from '../../testing/people';
import { startContent } from '../../testing/start-content';

type Idea = components['schemas']['Idea'];

const { db, app } = await startContent();
const asAda = () => contentClient(app, ada);

const daysOf = (ideas: readonly Idea[]) => ideas.map(({ scheduled_on: day }) => day);

async function planned(horizonDays: number | null, approve: readonly number[]) {
  const strategy = await anAnalysedStrategy(db, ada, { horizonDays });
  const ideas = await asAda().generated(strategy, 4);
  for (const place of approve) await asAda().setStatus(ideas[place]?.id ?? '', 'approved');
  return { strategy, ideas };
}

// 23 November 2026 is a Monday.
it('gives approved ideas a day within the period, in order of novelty', async () => {
  const { strategy } = await planned(14, [0, 1, 3]);
  const answer = await asAda().plan(strategy, '2026-11-23');
  expect(answer.statusCode).toBe(200);
  expect(daysOf(answer.json().ideas)).toEqual(['2026-11-23', '2026-11-26', null, '2026-12-01']);
});

it('plans thirty days where the strategy names no period', async () => {
  const { strategy } = await planned(null, [0, 1]);
  expect(daysOf((await asAda().plan(strategy, '2026-11-23')).json().ideas)).toEqual([
    '2026-11-23',
    '2026-12-08',
    null,
    null,
  ]);
});

it('leaves days as they are that were given before, also when it is asked twice', async () => {
  const { strategy, ideas } = await planned(3, [0, 1]);
  await asAda().change(ideas[1]?.id ?? '', { scheduled_on: '2026-11-23' });
  expect(daysOf((await asAda().plan(strategy, '2026-11-23')).json().ideas)).toEqual([
    '2026-11-24',
    '2026-11-23',
    null,
    null,
  ]);
  const again = await asAda().plan(strategy, '2027-01-01');
  expect(daysOf(again.json().ideas).filter(Boolean)).toEqual(['2026-11-24', '2026-11-23']);
});

it('refuses what is no day', async () => {
  const { strategy, ideas } = await planned(730, [0, 1]);
  const days = ['2026-13-01', '2026-02-30', '0000-01-01', '0001-01-01', '9999-12-31', '1999-12-31', '2100-01-01'];
  for (const day of days) {
    expect([day, (await asAda().plan(strategy, day)).statusCode]).toEqual([day, 422]);
    const change = { scheduled_on: day };
    expect([day, (await asAda().change(ideas[0]?.id ?? '', change)).statusCode]).toEqual([day, 422]);
  }
  expect((await asAda().plan(strategy, '2099-12-31')).statusCode).toBe(200);
});
