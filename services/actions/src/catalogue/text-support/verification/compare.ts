import type { FoundDate } from '../../../text/find-dates';
import type { FactName, FactNumber, Facts } from './facts';

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
  if (isYearOfDate || numbers.some(({ value, kind }) => value === number.value && isSameKind(kind, number.kind)))
    return { kind: 'agreement', text: number.text };
  const other = numbers.find(({ kind }) => kind === number.kind);
  return other ? { kind: 'conflict', text: `${number.text} / ${other.text}` } : { kind: 'missing', text: number.text };
}

/** Of equal values the kinds need not agree ("1,200 bikes", "a total of 1200"), but 12 is not 12 %. */
function isSameKind(a: string, b: string): boolean {
  return (a === '%') === (b === '%');
}

function compareDate(date: FoundDate, { dates, numbers }: Facts): Result {
  const isSame = (other: FoundDate) =>
    date.date.slice(5) === other.date.slice(5) &&
    (!date.known.year || !other.known.year || date.date.slice(0, 4) === other.date.slice(0, 4));
  if (dates.some(isSame)) return { kind: 'agreement', text: date.text };
  const other = dates[0]?.text ?? (date.known.year ? numbers.find(({ kind }) => kind === 'year')?.text : undefined);
  const isConflict = dates[0] !== undefined || (other !== undefined && !date.date.startsWith(other));
  return isConflict ? { kind: 'conflict', text: `${date.text} / ${other}` } : { kind: 'missing', text: date.text };
}

/** "in Madrid" is contradicted by "in Barcelona", not by "with Peter". */
function compareName(name: FactName, claim: Facts, { names }: Facts): Result {
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
