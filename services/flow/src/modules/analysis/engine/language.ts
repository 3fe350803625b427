import { fold } from './fold';

export type Language = 'en' | 'fr';

/** Small words that are frequent in one of the languages and rare or absent in the others. Spanish is here to be told apart. */
const SMALL_WORDS = {
  en: 'the and of to for with our we you they are is that this from their your who by an how it have not what when help',
  fr: 'le les des du et est nous vous pour avec dans sur qui une un nos notre votre leur leurs aux au pas plus sont ont ce cette ils elles ou chez d l aider',
  es: 'el los las y con para por una un del nuestro nuestra nuestros es que son como más al lo su sus muy ayudar',
} as const;

const vocabulary = Object.entries(SMALL_WORDS).map(
  ([language, words]) => [language, new Set(fold(words).split(' '))] as const,
);

/** The language whose small words occur most; null when it is none that the engine has rules for. */
export function detectLanguage(text: string): Language | null {
  const words =
    fold(text)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const [best, second] = vocabulary
    .map(([language, known]) => ({ language, hits: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.hits - a.hits);
  if (!best || best.hits === 0 || best.hits === second?.hits) return null;
  return best.language === 'en' || best.language === 'fr' ? best.language : null;
}

/** True when the text is recognisably something the engine has no rules for. */
export function isForeign(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length >= 8 && detectLanguage(text) === null;
}
