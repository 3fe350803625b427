import { matchPhrases } from '../../../text/classify/phrase-matcher';
import type { Language } from '../../../text/languages';
import type { Span } from '../../../text/span';
import { loadSentiment, type AnalyseSentiment } from '../../../text/sentiment/analyse-sentiment';
import { type Polarity, toPolarity } from '../../../text/sentiment/polarity';
import { loadStemmer } from '../../../text/stems';
import { blankExpectations } from './expectations';
import type { LoadedTheme } from './read-themes';
import { splitOpinions, type Sentence } from './split-opinions';

/** What one review says of one theme. */
export interface Mention {
  readonly theme: string;
  readonly polarity: Polarity;
  readonly score: number;
  /** The sentence, with its place in the review. */
  readonly quote: Span;
}

export type FindMentions = (text: string) => Mention[];

interface Clause {
  readonly themes: readonly string[];
  readonly score: number;
  readonly hasOpinion: boolean;
  /** It says that the same holds for something else. */
  readonly isSame: boolean;
}

/** Begins a clause that repeats the opinion of the one before, in English, French and Spanish. */
const SAME =
  /^\s*(?:so (?:is|are|was|were)|neither (?:is|are|was|were)|tout comme|ainsi que|al igual que|igual que)(?!\p{L})/iu;

/** Loads what finds themes and the opinions on them in reviews of one language. */
export async function loadMentions(themes: readonly LoadedTheme[], language: Language): Promise<FindMentions> {
  const [stem, analyse] = await Promise.all([loadStemmer(language), loadSentiment(language)]);
  const named = matchPhrases(
    themes.map(({ phrases }) => phrases),
    stem,
  );
  const suggested = matchPhrases(
    themes.map(({ weak }) => weak),
    stem,
  );
  const themesOf = (text: string) => {
    const plain = blankExpectations(text, language);
    const found = named(plain);
    const matches = found.length > 0 ? found : suggested(plain);
    return [...new Set(matches.flatMap(({ list }) => themes[list]?.name ?? []))];
  };
  return (text) =>
    strongest(splitOpinions(text, language).flatMap((sentence) => readSentence(sentence, themesOf, analyse)));
}

function readSentence(sentence: Sentence, themesOf: (text: string) => string[], analyse: AnalyseSentiment): Mention[] {
  const quote = { text: sentence.text, start: sentence.start, end: sentence.end };
  const clauses = sentence.clauses.map(({ text }): Clause => {
    const { score, opinions } = analyse(text);
    return { themes: themesOf(text), score, hasOpinion: opinions.length > 0, isSame: SAME.test(text) };
  });
  return clauses.flatMap((clause, index) => {
    const score = clause.hasOpinion ? clause.score : (sharedScore(clauses, index) ?? borrowedScore(clauses, index));
    return clause.themes.map((theme) => ({ theme, score, polarity: toPolarity(score), quote }));
  });
}

/** "The food was great and so were the prices": the opinion of the clause before. */
function sharedScore(clauses: readonly Clause[], index: number): number | null {
  const before = clauses[index - 1];
  return clauses[index]?.isSame && before?.hasOpinion ? before.score : null;
}

/** "The food, as always, was delicious": a clause with a theme takes the opinion of the next one without a theme, or the one before. */
function borrowedScore(clauses: readonly Clause[], index: number): number {
  const after = clauses.slice(index + 1).find((clause) => clause.hasOpinion || clause.themes.length > 0);
  if (after?.hasOpinion && after.themes.length === 0) return after.score;
  const before = clauses.slice(0, index).findLast((clause) => clause.hasOpinion || clause.themes.length > 0);
  return before?.hasOpinion && before.themes.length === 0 ? before.score : 0;
}

/** A review counts once for a theme: by its strongest opinion. */
function strongest(mentions: readonly Mention[]): Mention[] {
  const byTheme = new Map<string, Mention>();
  for (const mention of mentions) {
    const known = byTheme.get(mention.theme);
    if (!known || Math.abs(mention.score) > Math.abs(known.score)) byTheme.set(mention.theme, mention);
  }
  return [...byTheme.values()];
}
