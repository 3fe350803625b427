import { findOpinions, type Opinion } from './find-opinions';
import type { Lexicon } from './load-lexicon';
import { negationAt, standsAt } from './negation';
import { toSentimentTokens } from './sentiment-tokens';

export interface SentenceScore {
  readonly sum: number;
  readonly opinions: readonly Opinion[];
  /** It begins with "but": what was said before counts less. */
  readonly isContrast: boolean;
}

const BEFORE_CONTRAST = 0.5;
const AFTER_CONTRAST = 1.5;
const EXCLAMATION = 0.29;

/** Adds up the opinions of a sentence of bounded length; those before "but" count half, those after it one and a half times. */
export function scoreSentence(sentence: string, lexicon: Lexicon): SentenceScore {
  const words = toSentimentTokens(sentence);
  const found = findOpinions(sentence, words, lexicon);
  // The "but" of "anything but" is a part of a negation.
  const isContrastAt = (word: string, index: number) =>
    lexicon.contrasts.has(word) && negationAt(words, index - 1, lexicon) < 2;
  const contrast = words.findLast(({ word, start }, index) => start > 0 && isContrastAt(word, index))?.start ?? -1;
  const isConcessionAt = (index: number) => lexicon.concessions.some((phrase) => standsAt(words, index, phrase));
  const concessions = words.filter((_, index) => isConcessionAt(index)).map(({ start }) => start);
  const isContrast = lexicon.contrasts.has(words[0]?.word ?? '');
  const opinions = found.map((opinion) => ({
    ...opinion,
    value:
      opinion.value * contrastFactor(opinion.start, contrast) * concessionFactor(sentence, opinion.start, concessions),
  }));
  const plain = opinions.reduce((sum, { value }) => sum + value, 0);
  const marks = Math.min(3, sentence.match(/!/gu)?.length ?? 0) * EXCLAMATION;
  return { sum: plain === 0 ? 0 : plain + Math.sign(plain) * marks, opinions, isContrast };
}

function contrastFactor(start: number, contrast: number): number {
  if (contrast === -1) return 1;
  return start < contrast ? BEFORE_CONTRAST : AFTER_CONTRAST;
}

/** "Although it is expensive, …": up to the comma. */
function concessionFactor(sentence: string, start: number, concessions: readonly number[]): number {
  const concession = concessions.findLast((at) => at < start);
  if (concession === undefined) return 1;
  return sentence.slice(concession, start).includes(',') ? 1 : BEFORE_CONTRAST;
}
