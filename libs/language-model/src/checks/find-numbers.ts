import type { Language } from '@declic/action-router/text';
import { multiplierOfWord, readNumberWords } from './number-words';
import { parseNumber } from './parse-number';
import type { Span } from '@declic/action-router/text';
import { splitWords, type Word } from '@declic/action-router/text';

export interface FoundNumber extends Span {
  readonly value: number;
  readonly isPercent: boolean;
  /** The least step that it is written in: 0.1 of "2.5", 100,000 of "2.5 million". */
  readonly step: number;
  /** Of a noun such as "une vingtaine". */
  readonly isAbout?: boolean;
}

/** Digits grouped by threes, or with points and commas between. Neither a part of a word nor of a longer code. */
const DIGITS =
  /(?<![\p{L}\p{N}_]|\p{N}[.,/:])[-−+]?(?:\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*)(?![\p{N}_])/gu;

/** The 2 of "2nd", the 24 of "24h": a unit may touch the number. */
const PERCENT = /^\s?(?:%|percent\b|per cent\b|pour\s?cents?\b|por ciento\b)/iu;

/** Words of "per cent", which are no hundred. */
const PER: Readonly<Record<Language, string>> = { en: 'per', fr: 'pour', es: 'por' };

const LONGEST_IN_WORDS = 12;

/** Numbers in digits or words with their values: "1,5 million", "12 %", "twenty-two". */
export function findNumbers(text: string, language: Language): FoundNumber[] {
  const digits = [...text.matchAll(DIGITS)].map((match) => {
    const end = match.index + match[0].length;
    const number = { value: parseNumber(match[0], language), step: stepOf(match[0], language) };
    return readOn(text, match.index, end, language, number);
  });
  return withoutOverlaps(
    [...digits, ...findInWords(text, language)].sort((a, b) => a.start - b.start || b.end - a.end),
  );
}

/** "12 pour cent" is one number. */
function withoutOverlaps(numbers: readonly FoundNumber[]): FoundNumber[] {
  let end = 0;
  return numbers.filter((number) => {
    if (number.start < end) return false;
    end = number.end;
    return true;
  });
}

function findInWords(text: string, language: Language): FoundNumber[] {
  const words = splitWords(text);
  const found: FoundNumber[] = [];
  for (let at = 0; at < words.length;) {
    const run = runFrom(text, words, at);
    const number =
      words[at - 1]?.normal === PER[language]
        ? null
        : readNumberWords(
            run.map(({ normal }) => normal),
            language,
          );
    const last = run[(number?.length ?? 0) - 1];
    const first = run[0];
    if (number && first && last)
      found.push({ ...readOn(text, first.start, last.end, language, number), isAbout: number.isAbout });
    at += number?.length ?? 1;
  }
  return found;
}

/** The words from a place on that nothing but a space or a hyphen is between. */
function runFrom(text: string, words: readonly Word[], at: number): Word[] {
  const run: Word[] = [];
  for (const word of words.slice(at, at + LONGEST_IN_WORDS)) {
    const previous = run.at(-1);
    if (previous && !/^[\s-]$/u.test(text.slice(previous.end, word.start))) break;
    run.push(word);
  }
  return run;
}

interface Value {
  readonly value: number;
  readonly step: number;
}

function readOn(text: string, start: number, end: number, language: Language, { value, step }: Value): FoundNumber {
  const { factor, length } = multiplierAt(text, end, language);
  const percent = PERCENT.exec(text.slice(end, end + 24));
  const to = end + (percent ? percent[0].length : length);
  return {
    text: text.slice(start, to),
    start,
    end: to,
    value: rounded(value * factor),
    isPercent: percent !== null,
    step: rounded(step * factor),
  };
}

/** "2 million", "3,5 mil millones", "20k"; "3 m" are metres. */
function multiplierAt(text: string, end: number, language: Language) {
  const letter = /^([km])(?!\p{L})/iu.exec(text.slice(end, end + 2))?.[1]?.toLowerCase();
  if (letter !== undefined) return { factor: letter === 'k' ? 1e3 : 1e6, length: 1 };
  let factor = 1;
  let length = 0;
  for (let count = 0; count < 2; count += 1) {
    const word = /^[\s-]?(\p{L}+)/u.exec(text.slice(end + length, end + length + 24));
    const multiplier = word?.[1] ? multiplierOfWord(word[1], language) : null;
    if (!word || multiplier === null) break;
    factor *= multiplier;
    length += word[0].length;
  }
  return { factor, length };
}

function stepOf(digits: string, language: Language): number {
  const places = /[.,](\d+)$/u.exec(digits)?.[1]?.length ?? 0;
  const isDecimal = places > 0 && parseNumber(digits, language) !== parseNumber(digits.replace(/\D/gu, ''), language);
  return isDecimal ? 10 ** -places : 1;
}

/** 2.3 million is 2300000, not 2299999.9999999995. */
function rounded(value: number): number {
  return Number(value.toPrecision(15));
}
