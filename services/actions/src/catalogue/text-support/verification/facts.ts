import type { FindDates, FoundDate } from '../../../text/find-dates';
import type { Language } from '../../../text/languages';
import { overlaps } from '../../../text/span';
import { hasCapital } from '../../../text/name-words';
import type { Stem } from '../../../text/stems';
import { splitWords } from '../../../text/words';
import { findQuantities, type FactNumber } from './find-quantities';

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
  const numbers = findQuantities(text, language, stem).filter(
    (number) => !dates.some((date) => overlaps(date, number)),
  );
  return { numbers, dates, names: findNames(text, language, stem) };
}

/** Words with a capital that do not begin the statement. */
function findNames(text: string, language: Language, stem: Stem): FactName[] {
  const words = splitWords(text);
  return words.flatMap((found, index) => {
    const before = words[index - 1];
    if (!before || /[.!?:]\s*$/u.test(text.slice(0, found.start))) return [];
    return hasCapital(found, language) ? [{ text: found.text, stem: stem(found.normal), before: before.normal }] : [];
  });
}

/** A statement without its numbers and days, whose words ("more than", "less than") say nothing of the rest. */
export function withoutQuantities(text: string, { numbers, dates }: Facts): string {
  const spans = [...numbers, ...dates].sort((a, b) => b.start - a.start);
  return spans.reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}
