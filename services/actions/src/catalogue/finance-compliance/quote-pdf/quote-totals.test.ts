import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateTotals } from './quote-totals';

const line = (quantity: number, unit_price: number, vat_rate = 20, discount = 0) => ({
  description: 'x',
  unit: null,
  quantity,
  unit_price,
  vat_rate,
  discount,
});

const vat = (rate: number, base: number, amount: number) => ({ rate, base, amount });

describe('calculateTotals', () => {
  it.each([
    [line(3, 0.1), 30],
    [line(1, 1.005), 101],
    [line(1, -1.005), -101],
    [line(2.5, 19.99), 4998],
    [line(7, 99.99, 20, 33.33), 46664],
    [line(1_000_000, 999_999.99), 99_999_999_000_000],
  ])('multiplies %j to %i cents', (item, cents) => {
    expect(calculateTotals([item], 0).lines).toEqual([cents]);
  });

  it('adds VAT by rate, of the sum after the discount', () => {
    const totals = calculateTotals([line(1, 100), line(1, 0.1), line(2, 50, 5.5), line(1, 10, 0)], 10);
    expect(totals).toEqual({
      lines: [10_000, 10, 10_000, 1_000],
      subtotal: 21_010,
      discount: 2_101,
      net: 18_909,
      vat: [vat(20, 9_009, 1_802), vat(5.5, 9_000, 495), vat(0, 900, 0)],
      vat_total: 2_297,
      gross: 21_206,
    });
  });

  it('always adds up', () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 100_000 }).map((value) => value / 1_000),
        unit_price: fc.integer({ min: -1_000_000, max: 10_000_000 }).map((value) => value / 10_000),
        vat_rate: fc.constantFrom(0, 5.5, 10, 20, 21),
        discount: fc.integer({ min: 0, max: 100 }),
      }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100 }), (items, discount) => {
        const totals = calculateTotals(
          items.map((item) => ({ ...item, description: 'x', unit: null })),
          discount,
        );
        expect(totals.lines.reduce((sum, cents) => sum + cents, 0)).toBe(totals.subtotal);
        expect(totals.vat.reduce((sum, { base }) => sum + base, 0)).toBe(totals.net);
        expect(totals.net + totals.vat_total).toBe(totals.gross);
        expect(
          Object.values(totals)
            .flat()
            .every((value) => typeof value !== 'number' || Number.isSafeInteger(value)),
        ).toBe(true);
      }),
    );
  });
});
