import { type SentimentToken, toSentimentTokens } from './sentiment-tokens';

export interface Phrase {
  /** "*" stands for at most `WIDEST_GAP` words of the same clause, "_" for one, "#" for a number. */
  readonly words: readonly string[];
  readonly valence: number;
  /** It has its negation in it: nothing before it turns it again. */
  readonly isNegated: boolean;
}

const WIDEST_GAP = 3;

export type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

/** Phrases by their first word, longest first. */
export function buildPhraseTable(
  groups: readonly (readonly [number, string])[],
  negators: ReadonlySet<string>,
): PhraseTable {
  const table = new Map<string, Phrase[]>();
  for (const [valence, text] of groups)
    for (const phrase of text.split('|')) {
      const words = toPattern(phrase);
      const first = words[0] ?? '';
      const isNegated = words.some((word) => negators.has(word));
      table.set(first, [...(table.get(first) ?? []), { words, valence, isNegated }]);
    }
  for (const phrases of table.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return table;
}

/** The words of a phrase as those of a text are read: "m'attendais" is "attendais", "n'importe" is "ne importe". */
export const toPattern = (phrase: string): string[] =>
  phrase.split(' ').flatMap((part) => (SIGNS.has(part) ? [part] : toSentimentTokens(part).map(({ word }) => word)));

const SIGNS = new Set(['*', '_', '#']);

export interface PhraseMatch {
  readonly phrase: Phrase;
  /** Place of its last word. */
  readonly last: number;
}

/** The longest phrase that begins with the word at a place. */
export function matchPhrase(
  tokens: readonly SentimentToken[],
  at: number,
  table: PhraseTable,
): PhraseMatch | undefined {
  const word = tokens[at]?.word ?? '';
  const candidates = [...(table.get(word) ?? []), ...(isNumber(word) ? (table.get('#') ?? []) : [])];
  for (const phrase of candidates) {
    const last = matchFrom(tokens, at, phrase.words, 0);
    if (last !== null) return { phrase, last };
  }
  return undefined;
}

function matchFrom(
  tokens: readonly SentimentToken[],
  at: number,
  words: readonly string[],
  index: number,
): number | null {
  const wanted = words[index];
  if (wanted === undefined) return at - 1;
  if (wanted !== '*') {
    const word = tokens[at]?.word;
    const isMatch = word !== undefined && (word === wanted || wanted === '_' || (wanted === '#' && isNumber(word)));
    return isMatch ? matchFrom(tokens, at + 1, words, index + 1) : null;
  }
  for (let gap = 0; gap <= WIDEST_GAP; gap += 1) {
    if (tokens[at + gap]?.startsClause) break;
    const last = matchFrom(tokens, at + gap, words, index + 1);
    if (last !== null) return last;
  }
  return null;
}

const isNumber = (word: string) => /^\d+$/u.test(word) || NUMBERS.has(word);

const NUMBERS = new Set(
  'two three four five six seven eight nine ten twelve twenty deux trois quatre cinq six sept huit neuf dix douze quinze vingt dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte several plusieurs varios varias'.split(
    ' ',
  ),
);
