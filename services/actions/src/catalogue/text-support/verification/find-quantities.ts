import { findNumbers, type FoundNumber } from '../../../text/find-numbers';
import type { Language } from '../../../text/languages';
import { overlaps, type Span } from '../../../text/span';
import type { Stem } from '../../../text/stems';
import { isStopWord } from '../../../text/stop-words';
import { foldAccents, splitWords } from '../../../text/words';
import { findFractions } from './fractions';
import { findQualifier } from './qualifiers';
import type { Quantity } from './quantity';
import { findUnit, type Unit } from './units';

/** A number of a statement and what it counts: per cent, a measure, years of the calendar, or the thing named after it. */
export interface FactNumber extends Quantity, Span {
  /** As it is written, before a conversion to the base unit. */
  readonly written: number;
  readonly kind: string;
  /** The stem of the word that names what is counted; null without one. */
  readonly unitStem: string | null;
}

/** Numbers, fractions, their units and what limits them ("more than", "about"). */
export function findQuantities(text: string, language: Language, stem: Stem): FactNumber[] {
  const fractions = findFractions(text, language);
  const numbers = findNumbers(text, language).filter((number) => !fractions.some((one) => overlaps(one, number)));
  const found = [...fractions, ...numbers];
  const singles = findSingles(text, language).filter((single) => !found.some((one) => overlaps(one, single)));
  return [...found, ...singles]
    .sort((a, b) => a.start - b.start)
    .map((number) => toQuantity(text, number, language, stem));
}

/** "One" is a pronoun, too, and "un" an article: they count where a noun follows, in French and Spanish after "seul" and "solo". */
const SINGLES: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})one(?=\s+(\p{L}+))/giu,
  fr: /(?<!\p{L})une? seule?(?=\s+(\p{L}+))/giu,
  es: /(?<!\p{L})(?:un solo|una sola)(?=\s+(\p{L}+))/giu,
};

function findSingles(text: string, language: Language): FoundNumber[] {
  return [...text.matchAll(SINGLES[language])].flatMap(({ 0: found, 1: noun = '', index: start }) =>
    isStopWord(noun.toLowerCase(), language)
      ? []
      : [{ text: found, start, end: start + found.length, value: 1, isPercent: false, step: 1 }],
  );
}

function toQuantity(text: string, number: FoundNumber, language: Language, stem: Stem): FactNumber {
  const { kind, factor, unit } = kindOf(text, number, language, stem);
  const isYear = kind === 'year';
  const found = isYear ? null : findQualifier(text, number.start, number.end, language);
  const start = found?.start ?? number.start;
  return {
    text: text.slice(start, number.end),
    start,
    end: number.end,
    written: number.value,
    value: number.value * factor,
    step: isYear ? 1 : number.step * factor,
    qualifier: found?.qualifier ?? (number.isAbout ? 'about' : null),
    kind,
    unitStem: unit === null ? null : stem(unit),
  };
}

interface Kind {
  readonly kind: string;
  readonly factor: number;
  readonly unit: string | null;
}

const SIGNS = /[€$£]/u;

function kindOf(text: string, number: FoundNumber, language: Language, stem: Stem): Kind {
  const { end, start, isPercent } = number;
  if (isPercent) return { kind: '%', factor: 1, unit: null };
  const sign = /^\s?([€$£])/u.exec(text.slice(end))?.[1] ?? SIGNS.exec(text.slice(Math.max(0, start - 2), start))?.[0];
  const money = sign === undefined ? undefined : findUnit(sign);
  if (money) return { kind: money.dimension, factor: money.factor, unit: null };
  const next = nextWord(text, end);
  const unit = next ? unitOf(next, language) : undefined;
  if (isYear(number) && !unit && !COUNTED.test(next ? foldAccents(next) : ''))
    return { kind: 'year', factor: 1, unit: null };
  if (unit) return { kind: unit.dimension, factor: unit.factor, unit: next };
  const names = next !== null && !isStopWord(next, language);
  return names ? { kind: stem(next), factor: 1, unit: next } : { kind: 'count', factor: 1, unit: null };
}

/** The word beside a number, without an article or "of" between. */
function nextWord(text: string, end: number): string | null {
  const after = text.slice(end, end + 40);
  const next = splitWords(after).find(({ normal }) => !/^(?:of|de|d|des|del|the|les|los|las)$/u.test(normal));
  return next && !/[.,;:!?)]/u.test(after.slice(0, next.start)) ? next.normal : null;
}

/** "An" is a year in French and an article in English. */
function unitOf(word: string, language: Language): Unit | undefined {
  return language === 'en' && word === 'an' ? undefined : findUnit(foldAccents(word));
}

function isYear({ text, value }: FoundNumber): boolean {
  return /^\d{4}$/u.test(text) && value >= 1000 && value <= 2100;
}

/** Things counted, after which 1500 is no year. */
const COUNTED = /^(?:employee|emplo|job|user|util|usu|client|cust|unit|peso|people|person)/u;
