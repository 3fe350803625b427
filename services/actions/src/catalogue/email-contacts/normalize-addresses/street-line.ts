import type { CountryRules } from './country-rules';
import { isUnit } from './split-lines';

/** A street and its number as they stand in one line. */
export interface StreetLine {
  readonly number: string | null;
  readonly street: string;
  /** What follows the number, as the floor in Spain. */
  readonly rest: string | null;
}

const NUMBER = /^\d{1,5}[a-z]?(?:[-/–]\d{1,5}[a-z]?)?$/i;
const ADDITION = /^(?:bis|ter|quater|[a-h])$/i;
const NUMBER_SIGN = /^(?:n[º°]|no\.|nr\.|n[uú]m\.?)$/i;
const NO_NUMBER = /^(?:s\/n|sn|s\.n\.)$/i;
const REST = /^\d{0,2}\s?[ºª°]?\s?\p{L}{0,9}\.?$/u;
/** Words from the number to the end of a line. */
const LONGEST_REST = 6;
const MONTH =
  /^(?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[ée]cembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|juni|juli|april|märz)$/i;

/** The number when a line is nothing else: "12 bis", "nº 4". */
export function readNumberLine(line: string): string | null {
  const words = toWords(line);
  const found = readNumber(words, 0);
  return found && found.length === words.length ? found.number : null;
}

/** Splits a line into street and number, which stand in the order of the country, or in the other one. */
export function readStreetLine(line: string, rules: CountryRules): StreetLine {
  const words = toWords(line);
  const first = readNumber(words, 0);
  if (first && /^\p{L}/u.test(words[first.length] ?? ''))
    return { number: first.number, street: words.slice(first.length).join(' '), rest: null };
  return (
    (rules.number === 'last' ? readLastNumber(words) : null) ?? { number: null, street: words.join(' '), rest: null }
  );
}

/** The first number after the street's name that only a floor or door can follow. */
function readLastNumber(words: readonly string[]): StreetLine | null {
  for (let at = Math.max(1, words.length - LONGEST_REST); at < words.length; at += 1) {
    const found = readNumber(words, at);
    if (!found || MONTH.test(words[at - 1] ?? '')) continue;
    const rest = words.slice(at + found.length).join(' ');
    if (REST.test(rest) || isUnit(rest))
      return { number: found.number, street: words.slice(0, at).join(' '), rest: rest || null };
  }
  return null;
}

function readNumber(words: readonly string[], at: number): { number: string; length: number } | null {
  const word = words[at] ?? '';
  if (!NUMBER.test(word)) return null;
  const next = words[at + 1] ?? '';
  const isRange = next === '-' && NUMBER.test(words[at + 2] ?? '');
  if (isRange) return { number: `${word}-${words[at + 2]}`, length: 3 };
  if (!ADDITION.test(next)) return { number: word.replace('–', '-'), length: 1 };
  return { number: next.length === 1 ? word + next : `${word} ${next.toLowerCase()}`, length: 2 };
}

function toWords(line: string): string[] {
  return line.split(/[\s,]+/).filter((word) => word && !NUMBER_SIGN.test(word) && !NO_NUMBER.test(word));
}
