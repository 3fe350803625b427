import type { Qualifier } from './qualifiers';

/** The values that a statement allows, and its own value where it names one. */
export interface Quantity {
  readonly value: number;
  readonly step: number;
  readonly qualifier: Qualifier | null;
}

export type QuantityRelation = 'agrees' | 'conflicts' | 'open';

interface Range {
  readonly low: number;
  readonly high: number;
}

/** A rounded number is within a tenth of what it stands for. */
const ROUNDING = 0.1;

/** "About 50" may be 46, not 40. */
const ABOUT = 0.1;

/** From so large a step on, a number is taken as rounded: "two million", "5 thousand". */
const ROUND_STEP = 1_000;

/**
 * Whether a claimed quantity follows from that of a source, is ruled out by it, or neither. A claim may be less precise than its
 * source, not more.
 */
export function compareQuantities(claim: Quantity, source: Quantity): QuantityRelation {
  const claimed = rangeOfClaim(claim, source);
  const known = rangeOfSource(source);
  if (isWithin(known.sure, claimed.sure)) return 'agrees';
  return overlaps(known.possible, claimed.possible) ? 'open' : 'conflicts';
}

interface Ranges {
  readonly sure: Range;
  readonly possible: Range;
}

function rangeOfClaim({ value, step, qualifier }: Quantity, source: Quantity): Ranges {
  if (qualifier === 'exactly') return both(value, value);
  const open = openRange(value, qualifier);
  if (open) return { sure: open, possible: open };
  const half = step / 2;
  const isRounded = step >= ROUND_STEP || (!Number.isInteger(source.value / step) && source.step < step);
  if (qualifier === 'about') {
    const near = Math.max(Math.abs(value) * ABOUT, step > 1 ? half : 0);
    return { sure: around(value, near), possible: around(value, near * 2) };
  }
  if (!isRounded) return both(value, value);
  return { sure: around(value, Math.min(half, Math.abs(value) * ROUNDING)), possible: around(value, half) };
}

function rangeOfSource({ value, step, qualifier }: Quantity): Ranges {
  const open = openRange(value, qualifier);
  if (open) return { sure: open, possible: open };
  const near = qualifier === 'about' ? Math.max(step / 2, Math.abs(value) * 0.05) : step / 2;
  const isRounded = qualifier === 'about' || step >= ROUND_STEP;
  return { sure: around(value, 0), possible: around(value, isRounded ? near : 0) };
}

/** "More than" leaves its number out, by a bit more than the slack of comparisons. */
function openRange(value: number, qualifier: Qualifier | null): Range | null {
  const bit = Math.abs(value) * SLACK * 3;
  if (qualifier === 'above') return { low: value + bit, high: Infinity };
  if (qualifier === 'from') return { low: value, high: Infinity };
  if (qualifier === 'below') return { low: -Infinity, high: value - bit };
  return qualifier === 'to' ? { low: -Infinity, high: value } : null;
}

/** Binary fractions: 24.6 × 1 is not 24.6 after a conversion of units. */
const SLACK = 1e-9;

function around(value: number, half: number): Range {
  const slack = Math.abs(value) * SLACK;
  return { low: value - half - slack, high: value + half + slack };
}

function both(low: number, high: number): Ranges {
  const range = { low: low - Math.abs(low) * SLACK, high: high + Math.abs(high) * SLACK };
  return { sure: range, possible: range };
}

/** The inner range has the same slack as the outer one, of which nothing is asked. */
function isWithin(inner: Range, outer: Range): boolean {
  const slack = (value: number) => (Number.isFinite(value) ? Math.abs(value) * SLACK : 0);
  return inner.low + slack(inner.low) >= outer.low && inner.high - slack(inner.high) <= outer.high;
}

function overlaps(a: Range, b: Range): boolean {
  return a.low <= b.high && b.low <= a.high;
}
