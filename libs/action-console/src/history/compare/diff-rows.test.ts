import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffRows, foldEqual } from './diff-rows';

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', '{', '}'), { minLength: 1, maxLength: 12 })
  .map((lines) => lines.join('\n'));
const side = (rows: readonly { left: string | null; right: string | null }[], which: 'left' | 'right') =>
  rows.flatMap((row) => row[which] ?? []).join('\n');

describe('diffRows', () => {
  it('has each line of both texts, in order, and calls equal what is equal', () => {
    fc.assert(
      fc.property(text, text, (left, right) => {
        const rows = diffRows(left, right) ?? [];
        expect([side(rows, 'left'), side(rows, 'right')]).toEqual([left, right]);
        for (const row of rows) if (row.isEqual) expect(row.left).toBe(row.right);
        if (left === right) expect(rows.every(({ isEqual }) => isEqual)).toBe(true);
      }),
    );
  });

  it('shows a changed line beside its new form', () => {
    expect(diffRows('{\n"a": 1\n}', '{\n"a": 2\n}')).toEqual([
      { left: '{', right: '{', isEqual: true },
      { left: '"a": 1', right: '"a": 2', isEqual: false },
      { left: '}', right: '}', isEqual: true },
    ]);
  });

  it('gives up when it takes too long', () => {
    const lines = (seed: number) =>
      Array.from({ length: 20_000 }, (_, index) => String((index * seed) % 7919)).join('\n');
    expect(diffRows(lines(3), lines(5), 1)).toBeNull();
  });
});

describe('foldEqual', () => {
  it('keeps some equal lines around each difference, and loses none', () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 3 }), (left, right, context) => {
        const rows = diffRows(left, right) ?? [];
        const blocks = foldEqual(rows, context);
        expect(blocks.flatMap((block) => block.rows)).toEqual(rows);
        for (const { isFolded, rows: folded } of blocks)
          if (isFolded) expect(folded.every(({ isEqual }) => isEqual)).toBe(true);
      }),
    );
  });
});
