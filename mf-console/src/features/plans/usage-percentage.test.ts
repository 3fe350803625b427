import { expect, it } from 'vitest';
import { cycleCredits } from './usage-percentage';

it.each([
  { granted: 600, used: 0, percentage: 0 },
  { granted: 600, used: 3, percentage: 1 },
  { granted: 600, used: 2, percentage: 0 },
  { granted: 200, used: 1, percentage: 1 },
  { granted: 600, used: 599, percentage: 100 },
  { granted: 100, used: 130, percentage: 130 },
  { granted: 0, used: 0, percentage: 0 },
  { granted: 0, used: 40, percentage: 0 },
])('rounds $used of $granted to $percentage percent', ({ granted, used, percentage }) => {
  const credits = cycleCredits({
    credit_balance: 7,
    credits_granted_this_cycle: granted,
    credits_used_this_cycle: used,
  });
  expect(credits).toEqual({
    credits_total_this_cycle: granted,
    credits_remaining: 7,
    usage_percentage: percentage,
  });
});
