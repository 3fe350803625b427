import type { Language } from './languages';
import { multiplierOfWord, numberOfWord } from './number-words';
import { parseNumber } from './parse-number';
import type { Span } from './span';
import { splitWords } from './words';

export interface FoundNumber extends Span {
  readonly value: number;
  readonly isPercent: boolean;
}

/** Digits grouped by threes, or with points and commas between. Neither a part of a word nor of a longer code. */
const DIGITS =
  /(?<![\p{L}\p{N}_]|\p{N}[.,/:])[-−+]?(?:\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*)(?![\p{N}_])/gu;

/** The 2 of "2nd", the 24 of "24h": a unit may touch the number. */
const PERCENT = /^\s?(?:%|percent\b|per cent\b|pour\s?cents?\b|por ciento\b)/iu;

/** Numbers in digits or words with their values: "1,5 million", "12 %", "three". */
export function findNumbers(text: string, language: Language): FoundNumber[] {
  const digits = [...text.matchAll(DIGITS)].map((match) => {
    return readOn(text, match.index, match.index + match[0].length, language);
  });
  const inWords = splitWords(text).flatMap(({ normal, start, end }) => {
    const value = numberOfWord(normal, language);
    return value === null ? [] : [readOn(text, start, end, language, value)];
  });
  return withoutOverlaps([...digits, ...inWords].sort((a, b) => a.start - b.start || b.end - a.end));
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

function readOn(text: string, start: number, end: number, language: Language, known?: number): FoundNumber {
  const value = known ?? parseNumber(text.slice(start, end), language);
  const after = text.slice(end, end + 24);
  const multiplied = /^\s?(\p{L}+)/u.exec(after);
  const factor = multiplied?.[1] ? multiplierOfWord(multiplied[1].toLowerCase(), language) : null;
  const isUnit = multiplied !== null && /^\s[km]$/iu.test(multiplied[0]);
  const length = factor === null || isUnit ? 0 : (multiplied?.[0].length ?? 0);
  const percent = PERCENT.exec(after);
  const to = end + (percent ? percent[0].length : length);
  return {
    text: text.slice(start, to),
    start,
    end: to,
    value: rounded(value * (factor !== null && !isUnit ? factor : 1)),
    isPercent: percent !== null,
  };
}

/** 2.3 million is 2300000, not 2299999.9999999995. */
function rounded(value: number): number {
  return Number(value.toPrecision(15));
}
