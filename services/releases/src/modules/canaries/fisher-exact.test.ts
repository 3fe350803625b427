import { describe, expect, it } from 'vitest';
import { fisherExactGreater } from './fisher-exact';

/** `[[failed, passed], [failed, passed]]`, as textbooks write the table. */
const test = ([[a, b], [c, d]]: readonly [readonly [number, number], readonly [number, number]]) =>
  fisherExactGreater({ size: a + b, count: a }, { size: c + d, count: c });

describe('Fisher’s exact test, one-sided', () => {
  it.each([
    // Fisher (1935), The Design of Experiments: 17 and 1 of 70 ways to choose four cups.
    [
      'the lady tasting tea',
      [
        [3, 1],
        [1, 3],
      ],
      17 / 70,
    ],
    [
      'the lady who is always right',
      [
        [4, 0],
        [0, 4],
      ],
      1 / 70,
    ],
    // Fisher (1962), in the examples of R's fisher.test: p-value = 0.0004652.
    [
      'the convictions of twins',
      [
        [10, 3],
        [2, 15],
      ],
      0.0004652,
    ],
    // In SciPy's documentation of fisher_exact.
    [
      'the example of SciPy',
      [
        [6, 2],
        [1, 4],
      ],
      0.08624708624708627,
    ],
  ] as const)('gives the published value for %s', (_what, table, expected) => {
    expect(test(table)).toBeCloseTo(expected, 5);
  });

  it.each([
    [
      'no failures at all',
      [
        [0, 50],
        [0, 950],
      ],
    ],
    [
      'an empty sample',
      [
        [5, 15],
        [0, 0],
      ],
    ],
    [
      'nothing but failures',
      [
        [20, 0],
        [80, 0],
      ],
    ],
  ] as const)('says nothing about %s', (_what, table) => {
    expect(test(table)).toBeCloseTo(1, 9);
  });

  it('agrees with the sum over all tables in exact integers', () => {
    for (const [one, other] of [
      [
        { size: 20, count: 5 },
        { size: 380, count: 2 },
      ],
      [
        { size: 160, count: 8 },
        { size: 3_040, count: 15 },
      ],
      [
        { size: 300, count: 40 },
        { size: 200, count: 30 },
      ],
    ] as const)
      expect(fisherExactGreater(one, other)).toBeCloseTo(exactly(one, other), 10);
  });

  it('stays exact for samples of a busy day', () => {
    // Summed from Python's math.lgamma.
    expect(fisherExactGreater({ size: 50_000, count: 300 }, { size: 950_000, count: 4_750 })).toBeCloseTo(
      0.00149376,
      7,
    );
  });
});

function exactly(one: { size: number; count: number }, other: { size: number; count: number }): number {
  const failed = one.count + other.count;
  let tail = 0n;
  for (let count = one.count; count <= Math.min(one.size, failed); count += 1)
    tail += choose(one.size, count) * choose(other.size, failed - count);
  const scale = 10n ** 18n;
  return Number((tail * scale) / choose(one.size + other.size, failed)) / Number(scale);
}

function choose(size: number, count: number): bigint {
  let result = 1n;
  for (let taken = 1; taken <= count; taken += 1) result = (result * BigInt(size - count + taken)) / BigInt(taken);
  return result;
}
