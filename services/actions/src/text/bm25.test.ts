import { describe, expect, it } from 'vitest';
import { Bm25 } from './bm25';

describe('BM25', () => {
  const index = new Bm25([['a', 'b'], ['a', 'a', 'c', 'd', 'e', 'f'], ['c'], []]);

  it('ranks the rare term above the common one and the short document above the long one', () => {
    expect(index.search(['a', 'b'], 5).map(({ document }) => document)).toEqual([0, 1]);
    expect(index.search(['c'], 5).map(({ document }) => document)).toEqual([2, 1]);
  });

  it('names the terms that it found', () => {
    expect(index.search(['a', 'b', 'x', 'a'], 1)[0]?.terms).toEqual(['a', 'b']);
    expect(index.search(['x', 'constructor'], 5)).toEqual([]);
  });

  // ln(1 + (4 - 1 + 0.5) / (1 + 0.5)) * 2.2 * 1 / (1 + 1.2 * (0.25 + 0.75 * 2 / 2.25))
  it('computes the formula of Robertson and Zaragoza', () => {
    expect(index.search(['b'], 1)[0]?.score).toBeCloseTo(1.2613, 3);
  });
});
