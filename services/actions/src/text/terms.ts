import type { Language } from './languages';
import { loadStemmer } from './stems';
import { isStopWord } from './stop-words';
import { splitWords, type Word } from './words';

/** A word of a text and the stem that it is compared by. */
interface Term extends Word {
  readonly stem: string;
}

/** From a text to the terms that say what it is about. */
export type FindTerms = (text: string) => Term[];

/** Words of one language without stop words and single letters, with their stems. Numbers are terms, too. */
export async function loadTerms(language: Language): Promise<FindTerms> {
  const stem = await loadStemmer(language);
  return (text) =>
    splitWords(text)
      .filter(({ normal }) => (normal.length > 1 || /\p{N}/u.test(normal)) && !isStopWord(normal, language))
      .map((word) => ({ ...word, stem: stem(word.normal) }));
}
