import type { Language } from './languages';
import { foldAccents } from './words';

export type Stem = (word: string) => string;

const ALGORITHMS = { en: 'english', fr: 'french', es: 'spanish' } as const;

/** Stems are kept for so many different words, then forgotten. */
const CACHE_SIZE = 20_000;

const LONGEST_WORD = 64;

const loaded = new Map<Language, Stem>();

/** The Snowball stemmer of a language. Its stems have no accents, so that words typed without them meet the others. */
export async function loadStemmer(language: Language): Promise<Stem> {
  const known = loaded.get(language);
  if (known) return known;
  const { newStemmer } = await import('snowball-stemmers');
  const stemmer = newStemmer(ALGORITHMS[language]);
  const stem = cached((word) => foldAccents(word.length > LONGEST_WORD ? word : stemmer.stem(word)));
  loaded.set(language, stem);
  return stem;
}

function cached(stem: Stem): Stem {
  const cache = new Map<string, string>();
  return (word) => {
    const known = cache.get(word);
    if (known !== undefined) return known;
    const result = stem(word);
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(word, result);
    return result;
  };
}
