import { expect, it } from 'vitest';
import { aUsageRow } from '../../../testing/usage-factories';
import { formatShare, summarize } from './usage-items';

it('keeps what was used apart from what was added', () => {
  const summary = summarize([
    aUsageRow({ slug: 'score_leads', total_usage: 5, total_cost: 15 }),
    aUsageRow({ slug: 'flow-content', transaction_type: 'tool', total_usage: 1, total_cost: 45 }),
    aUsageRow({ slug: 'score_leads', transaction_type: 'refund', total_usage: 1, total_cost: 3 }),
    aUsageRow({ slug: null, transaction_type: 'purchase', display_name: 'Credits', total_usage: 1, total_cost: 500 }),
  ]);

  expect(summary).toMatchObject({ usedCredits: 60, addedCredits: 503, uses: 6 });
  expect(summary.used.map(({ type, share }) => [type, share])).toEqual([
    ['tool', 75],
    ['api_action', 25],
  ]);
  expect(summary.added.map(({ type }) => type)).toEqual(['purchase', 'refund']);
});

it('gives items that cost nothing no share of nothing', () => {
  expect(summarize([aUsageRow({ total_cost: 0 })]).used.map(({ share }) => share)).toEqual([0]);
});

it.each([
  [0, '0%'],
  [0.2, '<1%'],
  [45.4, '45%'],
  [99.8, '99%'],
  [100, '100%'],
])('writes a share of %d as %j', (share, text) => {
  expect(formatShare(share)).toBe(text);
});
