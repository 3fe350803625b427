import type { Language } from '../../../text/languages';
import { matchPhrases } from '../../../text/classify/phrase-matcher';
import { loadLexicon } from '../../../text/sentiment/load-lexicon';
import { loadStemmer } from '../../../text/stems';
import { loadTerms } from '../../../text/terms';
import { foldAccents } from '../../../text/words';
import type { LoadedTheme } from './read-themes';

const LEAST_REVIEWS = 3;
const LONGEST_WORD = 40;

/** Words of at least three reviews that belong to no theme and are no opinion: what the themes may lack. */
export async function findOtherTopics(texts: readonly string[], themes: readonly LoadedTheme[], language: Language) {
  const [findTerms, stem, lexicon] = await Promise.all([
    loadTerms(language),
    loadStemmer(language),
    loadLexicon(language),
  ]);
  const match = matchPhrases(
    themes.map(({ phrases }) => phrases),
    stem,
  );
  const counts = new Map<string, { word: string; reviews: number }>();
  for (const text of texts) {
    const seen = new Set<string>();
    for (const term of findTerms(text)) {
      if (
        seen.has(term.stem) ||
        /\p{N}/u.test(term.normal) ||
        term.normal.length < 3 ||
        term.normal.length > LONGEST_WORD
      )
        continue;
      seen.add(term.stem);
      const known = counts.get(term.stem) ?? { word: term.normal, reviews: 0 };
      counts.set(term.stem, { ...known, reviews: known.reviews + 1 });
    }
  }
  return [...counts.values()]
    .filter(
      ({ word, reviews }) =>
        reviews >= LEAST_REVIEWS && match(word).length === 0 && !lexicon.valence(foldAccents(word)),
    )
    .sort((a, b) => b.reviews - a.reviews || (a.word < b.word ? -1 : 1))
    .slice(0, 10);
}
