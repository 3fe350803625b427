import { newStemmer } from 'snowball-stemmers';
import type { Novelty } from '../../content-engine';
import { fold } from '../analysis/fold';
import type { Language } from '../analysis/language';
import { lexicons } from '../analysis/lexicon';

/** A text that an idea is compared with. */
export interface Compared {
  readonly title: string;
  readonly kind: 'idea' | 'intake' | 'competitor';
  /** The words of each stem. */
  readonly stems: ReadonlyMap<string, string>;
}

export interface ScoredNovelty {
  readonly score: number;
  readonly novelty: Novelty;
}

const stemmers = {
  en: newStemmer('english'),
  fr: newStemmer('french'),
  es: newStemmer('spanish'),
} satisfies Record<Language, { stem(word: string): string }>;

/** The stems of the words that carry a text, each with the word as it is written. */
export function findStems(text: string, language: Language): Map<string, string> {
  const { boundaries, possessives } = lexicons[language];
  const stems = new Map<string, string>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]{3,}/gu)) {
    const plain = fold(word);
    if (boundaries.has(plain) || possessives.has(plain)) continue;
    const stem = fold(stemmers[language].stem(word));
    if (!stems.has(stem)) stems.set(stem, word);
  }
  return stems;
}

export const toCompared = (title: string, kind: Compared['kind'], language: Language, text = title): Compared => ({
  title,
  kind,
  stems: findStems(text, language),
});

/** Jaccard index of the stems. */
export function measureOverlap(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): number {
  let shared = 0;
  for (const stem of one.keys()) if (other.has(stem)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** 1 less the greatest overlap with what there is, and the sentence that says so. */
export function explainNovelty(
  stems: ReadonlyMap<string, string>,
  nearest: Compared | undefined,
  overlap: number,
): ScoredNovelty {
  const score = Math.round((1 - overlap) * 100) / 100;
  if (!nearest || overlap === 0) {
    return {
      score,
      novelty: {
        nearest_title: null,
        shared_words: [],
        explanation: 'Shares no word with the intake, with another idea or with a competitor.',
      },
    };
  }
  const words = [...stems].filter(([stem]) => nearest.stems.has(stem)).map(([, word]) => word);
  const percent = Math.round((1 - score) * 100);
  return {
    score,
    novelty: {
      nearest_title: nearest.title,
      shared_words: words,
      explanation: `Nearest is ${NAMES[nearest.kind]} "${nearest.title}": ${words.length} of ${stems.size + nearest.stems.size - words.length} different words in common (${percent} %): ${words.join(', ')}.`,
    },
  };
}

const NAMES = { idea: 'the idea', intake: 'the sentence of your text', competitor: 'the competitor' } as const;
