import type { Lexicon } from './load-lexicon';
import type { SentimentToken } from './sentiment-tokens';

/** What the words before an opinion make of it. */
type Turn = 'none' | 'negated' | 'raised' | 'lowered' | 'twice';

export interface FoundTurn {
  readonly turn: Turn;
  /** Place of the first word that turns it, among the words before. */
  readonly at: number;
}

const NONE: FoundTurn = { turn: 'none', at: -1 };

/**
 * Whether an opinion is negated, negated twice ("not without charm"), or raised by a negation before a comparative ("could not be
 * better", "never slept so well").
 */
export function findTurn(before: readonly SentimentToken[], opinion: string, lexicon: Lexicon): FoundTurn {
  const contrast = before.findLastIndex(({ word }) => lexicon.contrasts.has(word));
  const places = negationsIn(before, contrast, lexicon);
  const at = places[0];
  if (at === undefined) return NONE;
  const words = before.slice(at).map(({ word }) => word);
  if (turnsNothing(words, lexicon)) return NONE;
  const limit = isLimit(before, at, lexicon) ? raisedBy(words, opinion, lexicon) : 'none';
  if (limit !== 'none') return { turn: limit, at };
  return { turn: places.length % 2 === 0 ? 'twice' : 'negated', at };
}

/** "Not only", "ne … que"; "ne … pas que" turns all the same. */
function turnsNothing(words: readonly string[], { notNegating, concord }: Lexicon): boolean {
  return notNegating.some(
    ([first, ...rest]) =>
      words[0] === first &&
      rest.every((word) => words.includes(word)) &&
      words.every((word, index) => index === 0 || rest.includes(word) || !concord.has(word)),
  );
}

/** Places of negations after the last "but", which may be a part of one ("anything but"); those that only repeat one ("ne … pas", "no … nada", "neither … nor") count once. */
function negationsIn(before: readonly SentimentToken[], contrast: number, lexicon: Lexicon): number[] {
  const places: number[] = [];
  for (let at = 0; at < before.length; at += 1) {
    const length = negationAt(before, at, lexicon);
    if (length === 0 || at + length <= contrast) continue;
    const repeats = places.length > 0 && lexicon.concord.has(before[at]?.word ?? '');
    if (!repeats) places.push(at);
    at += length - 1;
  }
  return places;
}

/** How many words of a negation stand at a place. */
export function negationAt(tokens: readonly SentimentToken[], at: number, lexicon: Lexicon): number {
  const phrase = lexicon.negatorPhrases.find((words) => standsAt(tokens, at, words));
  if (phrase) return phrase.length;
  return lexicon.negators.has(tokens[at]?.word ?? '') ? 1 : 0;
}

/** Whether the negation at a place is in a limit, which may begin before it: "could not". */
function isLimit(before: readonly SentimentToken[], at: number, { limits }: Lexicon): boolean {
  return limits.some((limit) => limit.some((_, offset) => standsAt(before, at - offset, limit)));
}

export const standsAt = (tokens: readonly SentimentToken[], at: number, words: readonly string[]): boolean =>
  words.every((word, offset) => tokens[at + offset]?.word === word);

/** "Could not be better" is best, "could not be less helpful" is worst. */
function raisedBy(words: readonly string[], opinion: string, lexicon: Lexicon): 'raised' | 'lowered' | 'none' {
  if (words.some((word) => lexicon.diminishers.has(word))) return 'lowered';
  const isCompared = words.some((word) => lexicon.comparators.has(word)) || lexicon.comparatives.has(opinion);
  return isCompared || lexicon.isComparative(opinion) ? 'raised' : 'none';
}
