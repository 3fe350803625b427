import { competitorTest } from './competitors';
import { lexicons } from './lexicon';
import { isOnlyThoughtOf } from './refusals';
import type { Reading, Sentence } from './read-intake';
import { findUnits } from './sections/units';

/** The sentences that do not speak of what the author does or offers. */
export interface OfOthers {
  readonly ofCompetitors: ReadonlySet<Sentence>;
  /** Refused by the author, in the sentence or by the heading above it. */
  readonly refused: ReadonlySet<Sentence>;
}

export const nobodyElse: OfOthers = { ofCompetitors: new Set(), refused: new Set() };

/** What is said of others, read once for every part of a summary. */
export function readOthers({ sentences, intake }: Reading): OfOthers {
  const beginningOf = competitorTest(intake);
  const isUnderRefusal = new Set(
    [sentences.filter(({ field }) => field === 'raw_text'), sentences.filter(({ field }) => field === 'pdf')]
      .flatMap(findUnits)
      .filter(({ heading, isBeyond }) => heading === 'refused' && !isBeyond)
      .map(({ sentence }) => sentence),
  );
  return {
    ofCompetitors: new Set(sentences.filter(({ folded }) => beginningOf(folded) < folded.length)),
    refused: new Set(
      sentences.filter(
        (sentence) =>
          isUnderRefusal.has(sentence) ||
          lexicons[sentence.language].refusal.test(sentence.folded) ||
          isOnlyThoughtOf(sentence.folded, sentence.folded.length),
      ),
    ),
  };
}
