import { countSyllables, sentencesOf, splitWords } from './measure-text';
import type { Language } from './rules';

interface Formula {
  readonly name: string;
  readonly base: number;
  readonly perWordOfSentence: number;
  readonly perSyllableOfWord: number;
}

/**
 * Reading ease, higher is easier:
 * - en: R. Flesch, "A new readability yardstick", Journal of Applied Psychology 32 (1948), 221-233.
 * - fr: L. Kandel and A. Moles, "Application de l'indice de Flesch à la langue française", Cahiers d'études de radio-télévision 19 (1958), 253-274.
 * - es: J. Fernández Huerta, "Medidas sencillas de lecturabilidad", Consigna 214 (1959), 29-32; F is read as words per sentence, as G. Law
 *   showed that it has to be (LINGUIST List 22.2332, 2011).
 */
export const FORMULAS: Readonly<Record<Language, Formula>> = {
  en: { name: 'Flesch', base: 206.835, perWordOfSentence: 1.015, perSyllableOfWord: 84.6 },
  fr: { name: 'Kandel-Moles', base: 207, perWordOfSentence: 1.015, perSyllableOfWord: 73.6 },
  es: { name: 'Fernández Huerta', base: 206.84, perWordOfSentence: 1.02, perSyllableOfWord: 60 },
};

/** Reading ease of a text by the formula of its language; 0 without words. */
export function readingEase(plainText: string, language: Language): number {
  const words = splitWords(plainText);
  const sentences = sentencesOf(plainText).length;
  if (words.length === 0 || sentences === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word, language), 0);
  const { base, perWordOfSentence, perSyllableOfWord } = FORMULAS[language];
  return base - (perWordOfSentence * words.length) / sentences - (perSyllableOfWord * syllables) / words.length;
}
