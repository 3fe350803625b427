import { expect, it } from 'vitest';
import { tellability } from './timing';

const noise = () => Math.random() * 10;
const samples = (shift: number) => Array.from({ length: 50 }, () => noise() + shift);

it.each([
  ['tells apart what always differs', [4, 5, 6], 1],
  ['does not tell apart what never differs', [1, 2, 3], 0],
])('%s', (_, other, expected) => {
  expect(
    tellability(
      new Map([
        ['a', [1, 2, 3]],
        ['b', other],
      ]),
    ),
  ).toBe(expected);
});

it('finds the one kind that takes longer among many', () => {
  expect(
    tellability(
      new Map([
        ['a', samples(0)],
        ['b', samples(0)],
        ['c', samples(8)],
      ]),
    ),
  ).toBeGreaterThan(0.65);
});

it('stays far below the line for kinds that do not differ, a thousand times', () => {
  const worst = Math.max(
    ...Array.from({ length: 1_000 }, () =>
      tellability(
        new Map([
          ['a', samples(0)],
          ['b', samples(0)],
        ]),
      ),
    ),
  );
  expect(worst).toBeLessThan(0.65);
});
