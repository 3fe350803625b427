import type { Span } from '../span';
import type { Lexicon, Phrase } from './load-lexicon';
import { findSigns } from './emoji-valence';
import type { SentimentToken } from './sentiment-tokens';

/** A word, phrase or emoji with an opinion, and what the words around make of it. */
export interface Opinion extends Span {
  /** From about -5 to 5. */
  readonly value: number;
  readonly isNegated: boolean;
}

/** A negation turns the opinions in so many words after it, up to the end of its clause. */
const NEGATION_REACH = 4;

/** What is left of an opinion that is turned: "not terrible" is less than good. The value of VADER (Hutto and Gilbert 2014). */
const NEGATION_FACTOR = -0.74;
const BOOST = 0.3;
const SHOUT = 0.7;

/** The opinions of one sentence, in order. */
export function findOpinions(sentence: string, tokens: readonly SentimentToken[], lexicon: Lexicon): Opinion[] {
  const opinions: Opinion[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = matchPhrase(tokens, at, lexicon);
    const last = at + (phrase?.words.length ?? 1) - 1;
    const valence = phrase ? phrase.valence : wordValence(tokens, at, lexicon);
    if (valence !== undefined && valence !== 0)
      opinions.push(weigh({ sentence, tokens, at, last, valence, phrase, lexicon }));
    at = last + 1;
  }
  const signs = findSigns(sentence).map(({ text, start, valence }) => ({
    text,
    start,
    end: start + text.length,
    value: valence,
    isNegated: false,
  }));
  return [...opinions, ...signs].sort((a, b) => a.start - b.start);
}

function matchPhrase(tokens: readonly SentimentToken[], at: number, lexicon: Lexicon): Phrase | undefined {
  return lexicon.phrases
    .get(tokens[at]?.word ?? '')
    ?.find(({ words }) => words.every((word, offset) => tokens[at + offset]?.word === word));
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
  const negator = phrase?.isNegated ? -1 : findNegator(before, lexicon);
  const isRemedied = valence < 0 && negator === -1 && before.some((token) => lexicon.remedies.has(token.word));
  const sign = Math.sign(valence);
  const strength = Math.max(0.2, Math.abs(valence) + emphasis(before, lexicon) + (tokens[at]?.isShouted ? SHOUT : 0));
  let value = sign * strength;
  if (negator !== -1) value = (valence > 0 ? lexicon.negatedValence(word) : undefined) ?? value * NEGATION_FACTOR;
  else if (isRemedied) value = 0.5;
  const start = negator === -1 ? (tokens[at]?.start ?? 0) : (before[negator]?.start ?? 0);
  const end = tokens[last]?.end ?? start;
  return {
    text: sentence.slice(start, end),
    start,
    end,
    value,
    isNegated: negator !== -1 || (phrase?.isNegated ?? false),
  };
}

/** The words before an opinion that can change it: those of its clause and of a list that it is in, at most `NEGATION_REACH`. */
function reach(tokens: readonly SentimentToken[], at: number, valence: number, lexicon: Lexicon): SentimentToken[] {
  const before: SentimentToken[] = [];
  for (let i = at - 1; i >= 0 && before.length < NEGATION_REACH; i -= 1) {
    const token = tokens[i];
    // "Not clean, quiet or safe" is one list; "not cheap, bad sound" is none.
    const isListed = Math.sign(lexicon.valence(token?.word ?? '') ?? 0) === Math.sign(valence);
    if (!token || (tokens[i + 1]?.startsClause && !isListed)) break;
    before.unshift(token);
  }
  return before;
}

function findNegator(before: readonly SentimentToken[], lexicon: Lexicon): number {
  const isContrast = (token: SentimentToken) => lexicon.contrasts.has(token.word);
  const from = before.findLastIndex(isContrast) + 1;
  const at = before.findIndex(({ word }, index) => index >= from && lexicon.negators.has(word));
  if (at === -1) return -1;
  const words = before.slice(at).map(({ word }) => word);
  const turnsNothing = lexicon.notNegating.some(
    ([first, ...rest]) => words[0] === first && rest.every((word) => words.includes(word)),
  );
  return turnsNothing ? -1 : at;
}

function emphasis(before: readonly SentimentToken[], lexicon: Lexicon): number {
  return before.slice(-2).reduce((sum, { word }) => {
    if (lexicon.boosters.has(word)) return sum + BOOST;
    return lexicon.dampeners.has(word) ? sum - BOOST : sum;
  }, 0);
}
