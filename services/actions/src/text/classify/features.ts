import type { Language } from '../languages';
import type { Stem } from '../stems';
import { isStopWord } from '../stop-words';
import { toStemTokens } from './stem-tokens';

const PAIR_WEIGHT = 0.7;
/** Of a word and a function word: "my card", "not arrived". */
const MIXED_PAIR_WEIGHT = 0.35;

/** The stems of a phrase, in order. */
export function phraseFeature(phrase: string, stem: Stem): string {
  return toStemTokens(phrase, stem)
    .map((token) => token.stem)
    .join(' ');
}

/** What examples of one label have in common: words and pairs of words, by the share of the examples that have them. */
export function exampleFeatures(examples: readonly string[], language: Language, stem: Stem): Map<string, number> {
  const counts = new Map<string, { count: number; weight: number }>();
  for (const example of examples)
    for (const [feature, weight] of featuresOf(example, language, stem)) {
      const known = counts.get(feature) ?? { count: 0, weight };
      counts.set(feature, { count: known.count + 1, weight });
    }
  return new Map(
    [...counts].map(([feature, { count, weight }]) => [
      feature,
      weight * Math.sqrt((count + 1) / (examples.length + 1)),
    ]),
  );
}

/** Words, and pairs with one. Function words and end marks tell nothing by themselves: every label has its questions. */
function featuresOf(text: string, language: Language, stem: Stem): Map<string, number> {
  const tokens = toStemTokens(text, stem)
    .filter(({ normal }) => normal !== '?' && normal !== '!')
    .map((token) => ({ stem: token.stem, words: isStopWord(token.normal, language) ? 0 : 1 }));
  const features = new Map<string, number>();
  tokens.forEach((token, index) => {
    if (token.words > 0) features.set(token.stem, 1);
    const next = tokens[index + 1];
    const words = token.words + (next?.words ?? 0);
    if (next && words > 0) features.set(`${token.stem} ${next.stem}`, words === 2 ? PAIR_WEIGHT : MIXED_PAIR_WEIGHT);
  });
  return features;
}
