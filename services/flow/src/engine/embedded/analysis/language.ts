import { eld } from 'eld/small';

export const languages = ['en', 'fr', 'es'] as const;
/** ISO 639-1 codes of the languages that the engine has rules for. */
export type Language = (typeof languages)[number];

/** Fewer letters than this name no language for certain. */
const FEWEST_LETTERS = 12;

/** The language of a text, when it is one that the engine has rules for. */
export function detectLanguage(text: string): Language | null {
  const detected = detect(text);
  return languages.find((language) => language === detected) ?? null;
}

/** True when the text is recognisably in a language that the engine has no rules for. */
export function isForeign(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length >= 8 && detectLanguage(text) === null;
}

function detect(text: string): string {
  if ((text.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS) return '';
  const detected = eld.detect(text);
  return detected.isReliable() ? detected.language : '';
}
