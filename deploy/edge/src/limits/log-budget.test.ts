import { expect, it } from 'vitest';
import { LogBudget } from './log-budget';

it('writes so many lines in ten seconds, and says later how many were left out', () => {
  const budget = new LogBudget(3);
  const lines: object[] = [];
  for (let at = 0; at < 9_000; at += 9) budget.write((fields) => lines.push(fields), at);
  expect(lines).toEqual([{}, {}, {}]);
  budget.write((fields) => lines.push(fields), 10_000);
  budget.write((fields) => lines.push(fields), 10_001);
  expect(lines.slice(3)).toEqual([{ left_out: 997 }, {}]);
});
