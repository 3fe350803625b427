import type { FoundDate } from '../../../text/find-dates';
import type { FactName, Facts } from './facts';
import type { FactNumber } from './find-quantities';
import { compareQuantities } from './quantity';
import { isMeasured } from './units';

/** What the facts of a claim and of a passage say of each other. */
export interface Comparison {
  readonly agreements: readonly string[];
  readonly conflicts: readonly string[];
  /** Facts of the claim of which the passage says nothing. */
  readonly missing: readonly string[];
}

/** Compares numbers of one kind, days, and names after the same word. `known` says which names the passage speaks of. */
export function compareFacts(claim: Facts, passage: Facts, known: (stem: string) => boolean): Comparison {
  const results = [
    ...claim.numbers.map((number) => compareNumber(number, passage)),
    ...claim.dates.map((date) => compareDate(date, passage)),
    ...claim.names.map((name) => (known(name.stem) ? agreement(name.text) : compareName(name, claim, passage))),
  ];
  const texts = (kind: Result['kind']) => results.filter((result) => result.kind === kind).map(({ text }) => text);
  return { agreements: texts('agreement'), conflicts: texts('conflict'), missing: texts('missing') };
}

interface Result {
  readonly kind: 'agreement' | 'conflict' | 'missing';
  readonly text: string;
}

const agreement = (text: string): Result => ({ kind: 'agreement', text });

function compareNumber(number: FactNumber, { numbers, dates }: Facts): Result {
  const isYearOfDate =
    number.kind === 'year' && dates.some(({ date, known }) => known.year && date.startsWith(String(number.value)));
  if (isYearOfDate) return agreement(number.text);
  const comparable = findComparable(number, numbers);
  const relations = comparable.map((other) => ({ other, relation: compareQuantities(number, other) }));
  if (relations.some(({ relation }) => relation === 'agrees')) return agreement(number.text);
  const conflict =
    relations.find(({ other, relation }) => relation === 'conflicts' && other.kind === number.kind)?.other ??
    numbers.find((other) => isConfused(number, other));
  const isOpen = relations.some(({ relation }) => relation === 'open');
  if (!conflict || isOpen) return { kind: 'missing', text: number.text };
  return { kind: 'conflict', text: `${number.text} / ${conflict.text}` };
}

/** What the passage gives for the very thing that is counted; without it, what may be the same under another name. */
function findComparable(number: FactNumber, numbers: readonly FactNumber[]): FactNumber[] {
  const same = numbers.filter(({ kind, unitStem }) => unitStem !== null && kind === number.kind);
  return same.length > 0 ? same : numbers.filter((other) => isComparable(number, other));
}

/** Whether a passage with one number speaks of what another counts. */
export function areRelated(a: FactNumber, b: FactNumber): boolean {
  return isComparable(a, b) || isConfused(a, b);
}

/**
 * Of things counted the names need not agree ("1,200 bikes", "a total of 1200"); 12 is not 12 %, and 5 kg are no 5 boxes. What looks
 * like a year may be a count of the same value.
 */
function isComparable(a: FactNumber, b: FactNumber): boolean {
  if (a.kind === b.kind) return true;
  if (a.kind === 'year' || b.kind === 'year')
    return a.written === b.written && ![a.kind, b.kind].some((kind) => kind === '%' || isMeasured(kind));
  return [a.kind, b.kind].every((kind) => kind !== '%' && !isMeasured(kind));
}

/** The same number of another currency, or per cents for points of per cent. */
function isConfused(a: FactNumber, b: FactNumber): boolean {
  const areMoney = [a.kind, b.kind].every((kind) => kind.startsWith('money '));
  const arePercent = [a.kind, b.kind].sort().join(' ') === '% points';
  return a.kind !== b.kind && (areMoney || arePercent) && a.written === b.written;
}

/** Whether two texts name one day, where both name the year. */
export function isSameDay(date: FoundDate, other: FoundDate): boolean {
  return (
    date.date.slice(5) === other.date.slice(5) &&
    (!date.known.year || !other.known.year || date.date.slice(0, 4) === other.date.slice(0, 4))
  );
}

function compareDate(date: FoundDate, { dates, numbers }: Facts): Result {
  if (dates.some((other) => isSameDay(date, other))) return { kind: 'agreement', text: date.text };
  const other = dates[0]?.text ?? (date.known.year ? numbers.find(({ kind }) => kind === 'year')?.text : undefined);
  const isConflict = dates[0] !== undefined || (other !== undefined && !date.date.startsWith(other));
  return isConflict ? { kind: 'conflict', text: `${date.text} / ${other}` } : { kind: 'missing', text: date.text };
}

/** "in Madrid" is contradicted by "in Barcelona", not by "with Peter". */
function compareName(name: FactName, claim: Facts, { names }: Facts): Result {
  if (names.some(({ stem }) => stem === name.stem)) return agreement(name.text);
  const other = names.find(
    ({ stem, before }) => before === name.before && !claim.names.some((known) => known.stem === stem),
  );
  return other && PLACES.has(name.before)
    ? { kind: 'conflict', text: `${name.text} / ${other.text}` }
    : { kind: 'missing', text: name.text };
}

/** Words before a place, a person or a company, of which a statement has one. */
const PLACES = new Set([
  'in',
  'at',
  'by',
  'from',
  'to',
  'à',
  'en',
  'au',
  'par',
  'por',
  'a',
  'de',
  'desde',
  'chez',
  'is',
  'est',
  'es',
]);
