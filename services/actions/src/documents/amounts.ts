import type { Language } from '../text/languages';
import { parseNumber } from '../text/parse-number';

export interface FoundAmount {
  readonly value: number;
  readonly text: string;
}

const NUMBER =
  /(?<![\p{L}\p{N}.,/-])[-−]?(?:\d{1,3}(?:[ .,'’]\d{3})+|\d+)(?:[.,]\d{1,4})?(?!(?!EUR|USD|GBP|CHF|CAD)[\p{L}\p{N}/]|[.,]\d|-\d| ?%)/gu;
const MINUS_BEFORE = /[-−]\s?[€$£]?\s?$/u;

/** Amounts in a text, without percentages, dates and codes. */
export function findAmounts(text: string, language: Language): FoundAmount[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const value = parseNumber(match[0], language);
    if (!Number.isFinite(value) || Math.abs(value) > 1e12) return [];
    const isNegative = value > 0 && MINUS_BEFORE.test(text.slice(0, match.index));
    return [{ value: isNegative ? -value : value, text: match[0] }];
  });
}

const RATE = /(?<![\p{L}\p{N}.,])(\d{1,2}(?:[.,]\d{1,3})?) ?%/u;

/** The first percentage of a text. */
export function findRate(text: string, language: Language): number | null {
  const match = RATE.exec(text);
  return match?.[1] ? parseNumber(match[1], language) : null;
}

/** A cell that is nothing but an amount, with or without its currency. */
export function isAmountCell(text: string): boolean {
  return /^[-−(]?\s?(?:[€$£]|[A-Z]{3})?\s?[-−]?\d[\d .,'’]*\s?(?:[€$£]|[A-Z]{3})?\)?$/u.test(text.trim());
}

/** Rounded to cents. */
export const toCents = (value: number): number => Math.round(value * 100) / 100;
