import type { Language } from '../languages';
import { splitSentences } from '../sentences';
import type { Span } from '../span';
import { type Polarity, toPolarity } from './polarity';
import { loadLexicon } from './load-lexicon';
import type { Opinion } from './find-opinions';
import { scoreSentence, type SentenceScore } from './score-sentence';

export interface Sentiment {
  readonly polarity: Polarity;
  /** From -1 to 1. */
  readonly score: number;
  /** Both praise and blame of weight. */
  readonly isMixed: boolean;
  /** With places in the text, strongest first. */
  readonly opinions: readonly Opinion[];
}

/** Makes a sum without bounds a score from -1 to 1, as VADER does. */
const NORMALIZATION = 15;

const LONGEST_SENTENCE = 2_000;

const MIXED_LEAST = 0.9;

export type AnalyseSentiment = (text: string) => Sentiment;

/** Loads the analysis of opinion in one language. */
export async function loadSentiment(language: Language): Promise<AnalyseSentiment> {
  const lexicon = await loadLexicon(language);
  return (text) => {
    const sentences = splitSentences(text, language)
      .flatMap((sentence) => chunksOf(sentence))
      .map(({ text: sentence, start }) => {
        const scored = scoreSentence(sentence, lexicon);
        return { ...scored, opinions: scored.opinions.map((opinion) => moved(opinion, start)) };
      });
    const opinions = sentences.flatMap((sentence) => sentence.opinions);
    const score = rounded(normalize(sumOf(sentences)));
    return {
      polarity: toPolarity(score),
      score,
      isMixed: isMixed(opinions),
      opinions: [...opinions].sort((a, b) => Math.abs(b.value) - Math.abs(a.value)),
    };
  };
}

/** Sentences that begin with "but" count more than those before; many sentences count as the root of their number. */
function sumOf(sentences: readonly SentenceScore[]): number {
  const opinionated = sentences.filter(({ opinions }) => opinions.length > 0);
  const contrast = opinionated.findLastIndex(({ isContrast }) => isContrast);
  const sum = opinionated.reduce((total, sentence, index) => total + sentence.sum * (index < contrast ? 0.5 : 1), 0);
  return sum / Math.sqrt(Math.max(1, opinionated.length / 2));
}

function normalize(sum: number): number {
  return sum / Math.sqrt(sum * sum + NORMALIZATION);
}

function isMixed(opinions: readonly Opinion[]): boolean {
  const total = (sign: number) => opinions.reduce((sum, { value }) => sum + Math.max(0, value * sign), 0);
  return total(1) >= MIXED_LEAST && total(-1) >= MIXED_LEAST;
}

/** A list without full stops may be as long as the whole text: it is read in parts. */
function chunksOf(sentence: Span): Span[] {
  if (sentence.text.length <= LONGEST_SENTENCE) return [sentence];
  const count = Math.ceil(sentence.text.length / LONGEST_SENTENCE);
  return Array.from({ length: count }, (_, index) => {
    const text = sentence.text.slice(index * LONGEST_SENTENCE, (index + 1) * LONGEST_SENTENCE);
    const start = sentence.start + index * LONGEST_SENTENCE;
    return { text, start, end: start + text.length };
  });
}

function moved(opinion: Opinion, offset: number): Opinion {
  return { ...opinion, start: opinion.start + offset, end: opinion.end + offset };
}

export function rounded(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
