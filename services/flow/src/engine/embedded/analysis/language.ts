import { eld } from 'eld/small';

const languages = ['en', 'fr', 'es'] as const;
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
  const letters = text.match(WITHOUT_SPACES) ?? [];
  return (words.length >= FEWEST_WORDS || letters.length >= FEWEST_LETTERS) && detectLanguage(text) === null;
}

const FEWEST_WORDS = 8;
/** Letters of scripts that put no space between words. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** A text in another language whose headings may be in one that the engine knows: fewer than half of its sentences are. */
export function isMostlyForeign(sentences: readonly string[]): boolean {
  const text = sentences.join('\n');
  if (detect(text) === '' || detectLanguage(text) !== null) return false;
  const known = sentences.filter((sentence) => detectLanguage(sentence) !== null);
  return known.length * 2 < sentences.length;
}

function detect(text: string): string {
  if ((text.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS) return '';
  const detected = eld.detect(text);
  return detected.isReliable() ? detected.language : '';
}
