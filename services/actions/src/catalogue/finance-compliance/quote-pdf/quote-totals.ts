import type { QuoteLine } from './quote';

/** All amounts in cents. */
export interface QuoteTotals {
  /** Of each line, after its own discount. */
  readonly lines: readonly number[];
  readonly subtotal: number;
  /** Discount on the whole quote. */
  readonly discount: number;
  readonly net: number;
  readonly vat: readonly { readonly rate: number; readonly base: number; readonly amount: number }[];
  readonly vat_total: number;
  readonly gross: number;
}

// Decimals that are kept of quantities, prices and percentages.
const QUANTITY = 1_000;
const PRICE = 10_000;
const PERCENT = 100;
const WHOLE = 100n * BigInt(PERCENT);

/** Line by line and rate by rate in whole cents, halves rounded away from zero. The VAT of a rate is that of its sum. */
export function calculateTotals(lines: readonly QuoteLine[], discountPercent: number): QuoteTotals {
  const amounts = lines.map(toCents);
  const rates = [...new Set(lines.map(({ vat_rate }) => vat_rate))].sort((a, b) => b - a);
  const groups = rates.map((rate) => {
    const full = sum(lines.flatMap((line, index) => (line.vat_rate === rate ? [amounts[index] ?? 0n] : [])));
    const less = percentOf(full, discountPercent);
    return { rate, less, base: full - less, amount: percentOf(full - less, rate) };
  });
  const subtotal = sum(amounts);
  const discount = sum(groups.map(({ less }) => less));
  const vat = sum(groups.map(({ amount }) => amount));
  return {
    lines: amounts.map(Number),
    subtotal: Number(subtotal),
    discount: Number(discount),
    net: Number(subtotal - discount),
    vat: groups.map(({ rate, base, amount }) => ({ rate, base: Number(base), amount: Number(amount) })),
    vat_total: Number(vat),
    gross: Number(subtotal - discount + vat),
  };
}

function toCents({ quantity, unit_price, discount }: QuoteLine): bigint {
  const product = scale(quantity, QUANTITY) * scale(unit_price, PRICE) * (WHOLE - scale(discount, PERCENT));
  return divide(product, (BigInt(QUANTITY) * BigInt(PRICE) * WHOLE) / 100n);
}

const percentOf = (cents: bigint, percent: number) => divide(cents * scale(percent, PERCENT), WHOLE);

const scale = (value: number, factor: number) => BigInt(Math.round(value * factor));

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

function divide(value: bigint, by: bigint): bigint {
  const half = by / 2n;
  return value < 0n ? (value - half) / by : (value + half) / by;
}
