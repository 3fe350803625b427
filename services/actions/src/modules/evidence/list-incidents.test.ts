import { expect, it } from 'vitest';
import { listIncidents } from './list-incidents';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const passes = (signs: string) => [...signs].map((sign, hour) => ({ passed: sign === '+', finishedAt: at(hour) }));

it.each([
  ['', []],
  ['+++', []],
  ['+-+', [[1, 2, 1]]],
  ['--', [[0, null, 2]]],
  ['+--+-', [[4, null, 1], [1, 3, 2]]], // prettier-ignore
] as const)('finds in the passes "%s" the incidents %j', (signs, expected) => {
  expect(listIncidents(passes(signs))).toEqual(
    expected.map(([from, until, failedPasses]) => ({
      from: at(from),
      until: until === null ? null : at(until),
      failedPasses,
    })),
  );
});
