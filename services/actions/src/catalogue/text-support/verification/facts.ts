import type { FindDates, FoundDate } from '../../../text/find-dates';
import { findNumbers, type FoundNumber } from '../../../text/find-numbers';
import type { Language } from '../../../text/languages';
import type { Stem } from '../../../text/stems';
import { isStopWord } from '../../../text/stop-words';
import { foldAccents, splitWords } from '../../../text/words';

/** A number of a statement and what it counts: per cent, years of the calendar, or the thing named after it. */
export interface FactNumber {
  readonly text: string;
  readonly value: number;
  readonly kind: string;
}

export interface FactName {
  readonly text: string;
  readonly stem: string;
  /** The word before it: "in", "by". */
  readonly before: string;
}

export interface Facts {
  readonly numbers: readonly FactNumber[];
  readonly dates: readonly FoundDate[];
  readonly names: readonly FactName[];
}

export interface FactTools {
  readonly language: Language;
  readonly stem: Stem;
  readonly findDates: FindDates;
}

/** Days without a year are compared as they are: the reference plays no part. */
const REFERENCE = new Date('2000-01-01T12:00:00Z');

/** The facts of a statement that can be right or wrong. */
export function findFacts(text: string, { language, stem, findDates }: FactTools): Facts {
  const dates = findDates(text, { reference: REFERENCE }).filter(({ known }) => known.month && known.day);
  const isInDate = ({ start, end }: FoundNumber) => dates.some((date) => start >= date.start && end <= date.end);
  const numbers = findNumbers(text, language)
    .filter((number) => !isInDate(number))
    .map((number) => ({ text: number.text, value: number.value, kind: kindOf(text, number, language, stem) }));
  return { numbers, dates, names: findNames(text, language, stem) };
}

function kindOf(
  text: string,
  { end, value, isPercent, text: written }: FoundNumber,
  language: Language,
  stem: Stem,
): string {
  if (isPercent) return '%';
  const next = splitWords(text.slice(end, end + 40)).find(
    ({ normal }) => !/^(?:of|de|d|des|del|the|les|los|las)$/u.test(normal),
  );
  const gap = next ? text.slice(end, end + next.start) : '';
  const hasUnit = next !== undefined && !/[.,;:!?)]/u.test(gap) && !isStopWord(next.normal, language);
  if (/^\s?[€$£]/u.test(text.slice(end)) || /[€$£]\s?$/u.test(text.slice(0, end - written.length))) return 'money';
  const isYear = /^\d{4}$/u.test(written) && value >= 1000 && value <= 2100;
  if (isYear && (!hasUnit || !UNITS.test(foldAccents(next?.normal ?? '')))) return 'year';
  return hasUnit ? stem(next?.normal ?? '') : 'count';
}

/** Units of measure, after which 1500 is no year. */
const UNITS =
  /^(?:met|kilo|km|m|kg|gram|ton|lit|mile|pied|feet|euro|dollar|pound|peso|people|person|employee|emplo|job|user|util|usu|client|cust|day|jour|dia|hour|heure|hora|year|an|ans|ano|anos|unit)/u;

/** Words with a capital that do not begin the statement. */
function findNames(text: string, language: Language, stem: Stem): FactName[] {
  const words = splitWords(text);
  return words.flatMap(({ text: word, normal, start }, index) => {
    const before = words[index - 1];
    if (!before || !/^\p{Lu}/u.test(word.replace(/^\p{L}['’]/u, '')) || isStopWord(normal, language)) return [];
    if (/[.!?:]\s*$/u.test(text.slice(0, start))) return [];
    return [{ text: word, stem: stem(normal), before: before.normal }];
  });
}
