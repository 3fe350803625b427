import type { Span } from '../span';
import type { Stem } from '../stems';
import { phraseFeature } from './features';
import { toStemTokens } from './stem-tokens';

export interface PhraseMatch extends Span {
  /** Index of the list that the phrase is in. */
  readonly list: number;
}

const LONGEST_PHRASE = 5;

/** Finds the phrases of lists in texts, whatever the forms of their words; where one holds another, the longer counts. */
export function matchPhrases(lists: readonly (readonly string[])[], stem: Stem): (text: string) => PhraseMatch[] {
  const table = new Map<string, number[]>();
  lists.forEach((phrases, list) => {
    for (const phrase of phrases) {
      const feature = phraseFeature(phrase, stem);
      if (feature !== '') table.set(feature, [...new Set([...(table.get(feature) ?? []), list])]);
    }
  });
  return (text) => {
    const tokens = toStemTokens(text, stem);
    const stems = tokens.map((token) => token.stem);
    const matches: PhraseMatch[] = [];
    for (let at = 0; at < tokens.length;) {
      const length = longestAt(stems, at, table);
      const start = tokens[at]?.start ?? 0;
      const end = tokens[at + Math.max(1, length) - 1]?.end ?? start;
      const feature = stems.slice(at, at + length).join(' ');
      for (const list of length > 0 ? (table.get(feature) ?? []) : [])
        matches.push({ list, text: text.slice(start, end), start, end });
      at += Math.max(1, length);
    }
    return matches;
  };
}

function longestAt(stems: readonly string[], at: number, table: ReadonlyMap<string, unknown>): number {
  for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length > 0; length -= 1)
    if (table.has(stems.slice(at, at + length).join(' '))) return length;
  return 0;
}
