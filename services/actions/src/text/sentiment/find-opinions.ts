import type { Span } from '../span';
import type { Lexicon } from './load-lexicon';
import { findTurn } from './negation';
import { matchPhrase, type Phrase } from './phrase-table';
import { findRatings } from './ratings';
import { findSigns } from './emoji-valence';
import type { SentimentToken } from './sentiment-tokens';

/** A word, phrase or emoji with an opinion, and what the words around make of it. */
export interface Opinion extends Span {
  /** From about -5 to 5. */
  readonly value: number;
  readonly isNegated: boolean;
}

/** A negation turns the opinions in so many words after it, other negations not counted, up to the end of its clause. */
const NEGATION_REACH = 4;

/** The same where a verb of thinking, saying or seeing is between: "I don't think that …". */
const LONG_REACH = 8;

/** What is left of an opinion that is turned: "not terrible" is less than good. The value of VADER (Hutto and Gilbert 2014). */
const NEGATION_FACTOR = -0.74;
/** "Not without charm" is less than charming; "could not be better" is more than better. */
const TWICE_FACTOR = 0.6;
const LIMIT_FACTOR = 1.3;
const REMEDIED = 0.5;
const BOOST = 0.3;
const SHOUT = 0.7;

/** The opinions of one sentence, in order. */
export function findOpinions(sentence: string, tokens: readonly SentimentToken[], lexicon: Lexicon): Opinion[] {
  const opinions: Opinion[] = [];
  for (let at = 0; at < tokens.length;) {
    const { phrase, last = at } = matchPhrase(tokens, at, lexicon.phrases) ?? {};
    const valence = phrase ? phrase.valence : wordValence(tokens, at, lexicon);
    if (valence !== undefined && valence !== 0)
      opinions.push(weigh({ sentence, tokens, at, last, valence, phrase, lexicon }));
    at = last + 1;
  }
  const ratings = findRatings(sentence).filter((rating) => !isIronic(rating, opinions));
  // A star of a rating is no emoji.
  const isDrawn = (start: number) => ratings.some((rating) => start >= rating.start && start < rating.end);
  const signs = findSigns(sentence)
    .filter(({ start }) => !isDrawn(start))
    .map(({ text, start, valence }) => ({
      text,
      start,
      end: start + text.length,
      value: valence,
      isNegated: false,
    }));
  return [...opinions, ...signs, ...ratings].sort((a, b) => a.start - b.start);
}

/** "10/10 would not recommend": the best rating with blame right behind it. */
function isIronic({ value, end }: Opinion, opinions: readonly Opinion[]): boolean {
  return value > 0 && opinions.some((other) => other.value < -1.5 && other.start >= end && other.start <= end + 3);
}

function wordValence(tokens: readonly SentimentToken[], at: number, lexicon: Lexicon): number | undefined {
  const word = tokens[at]?.word ?? '';
  if (lexicon.negators.has(word) || lexicon.boosters.has(word))
    return isBeforeOpinion(tokens, at, lexicon) ? undefined : lexicon.valence(word);
  // Spanish "-ísimo" is "very" in one word.
  const superlative = /^(.{2,})isim[oa]s?$/u.exec(word)?.[1];
  if (superlative === undefined) return lexicon.valence(word);
  const base = lexicon.valence(word) ?? lexicon.valence(`${superlative}o`) ?? lexicon.valence(superlative);
  return base === undefined ? undefined : base * (1 + BOOST);
}

/** "Super lent" is slow, not super. */
function isBeforeOpinion(tokens: readonly SentimentToken[], at: number, lexicon: Lexicon): boolean {
  const next = tokens[at + 1];
  return next !== undefined && !next.startsClause && lexicon.valence(next.word) !== undefined;
}

interface Candidate {
  readonly sentence: string;
  readonly tokens: readonly SentimentToken[];
  readonly at: number;
  readonly last: number;
  readonly valence: number;
  readonly phrase: Phrase | undefined;
  readonly lexicon: Lexicon;
}

function weigh({ sentence, tokens, at, last, valence, phrase, lexicon }: Candidate): Opinion {
  const before = reach(tokens, at, valence, lexicon);
  const word = tokens[at]?.word ?? '';
  const turn = phrase?.isNegated ? NOT_TURNED : findTurn(before, word, lexicon);
  const isRemedied = valence < 0 && turn.turn === 'none' && before.some((token) => lexicon.remedies.has(token.word));
  const strength = Math.max(0.2, Math.abs(valence) + emphasis(before, lexicon) + (tokens[at]?.isShouted ? SHOUT : 0));
  const plain = Math.sign(valence) * strength;
  const negated = (valence > 0 ? lexicon.negatedValence(word) : undefined) ?? plain * NEGATION_FACTOR;
  const turned = { none: plain, negated, twice: plain * TWICE_FACTOR, raised: plain * LIMIT_FACTOR, lowered: -plain };
  const start = turn.turn === 'none' ? (tokens[at]?.start ?? 0) : (before[turn.at]?.start ?? 0);
  const end = tokens[last]?.end ?? start;
  return {
    text: sentence.slice(start, end),
    start,
    end,
    value: isRemedied ? REMEDIED : turned[turn.turn],
    isNegated: turn.turn === 'negated' || turn.turn === 'lowered' || (phrase?.isNegated ?? false),
  };
}

const NOT_TURNED = { turn: 'none', at: -1 } as const;

/** The words before an opinion that can change it: those of its clause and of a list that it is in, at most `LONG_REACH`. */
function reach(tokens: readonly SentimentToken[], at: number, valence: number, lexicon: Lexicon): SentimentToken[] {
  const before: SentimentToken[] = [];
  for (let i = at - 1; i >= 0 && before.length < LONG_REACH; i -= 1) {
    const token = tokens[i];
    // "Not clean, quiet or safe" is one list; "not cheap, bad sound" is none.
    const isListed = Math.sign(lexicon.valence(token?.word ?? '') ?? 0) === Math.sign(valence);
    if (!token || (tokens[i + 1]?.startsClause && !isListed)) break;
    before.unshift(token);
  }
  // "I don't think that this is any good": what is thought, said or seen is negated as a whole.
  if (before.some(({ word }) => lexicon.carriers.has(word))) return before;
  const isNegator = ({ word }: SentimentToken) => lexicon.negators.has(word) || lexicon.concord.has(word);
  const counted = before.map((_, index) => before.slice(index).filter((one) => !isNegator(one)).length);
  return before.filter((_, index) => (counted[index] ?? 0) <= NEGATION_REACH);
}

function emphasis(before: readonly SentimentToken[], lexicon: Lexicon): number {
  return before.slice(-2).reduce((sum, { word }) => {
    if (lexicon.boosters.has(word)) return sum + BOOST;
    return lexicon.dampeners.has(word) ? sum - BOOST : sum;
  }, 0);
}
