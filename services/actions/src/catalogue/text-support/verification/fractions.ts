import type { FoundNumber } from '../../../text/find-numbers';
import type { Language } from '../../../text/languages';
import fractions from './fractions.json';

/** "A third" is said of 32 and of 34 %. */
const STEP = 2.7;

/** Fractions in words, which are per cents: "a quarter of sales" is 25 %. */
export function findFractions(text: string, language: Language): FoundNumber[] {
  return fractions[language].flatMap(({ parts, of, words }) =>
    [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'))].map(({ 0: found, index: start }) => {
      return { text: found, start, end: start + found.length, value: (100 * parts) / of, isPercent: true, step: STEP };
    }),
  );
}
