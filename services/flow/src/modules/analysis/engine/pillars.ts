import { distinct } from './cite';
import { clausesAfter, splitItems, labelledItems } from './clauses';
import { toKey } from './fold';
import type { CitedLine } from './intake';
import { recurringTopics } from './key-phrases';
import { lexicons } from './lexicon';
import type { Reading } from './read-intake';

const LIMIT = 5;

export interface Pillars {
  readonly lines: CitedLine[];
  /** False when the intake names no topic and these are the ones that come back most often. */
  readonly areNamed: boolean;
}

/** What to write about: the topics that the intake names, else those that it keeps coming back to. */
export function findPillars(reading: Reading, taken: readonly CitedLine[]): Pillars {
  const labelled = reading.sentences.filter(({ section }) => section === 'pillars').flatMap(labelledItems);
  const cued = reading.sentences.flatMap((sentence) =>
    sentence.section
      ? []
      : clausesAfter(sentence, lexicons[sentence.language].pillarCue).flatMap((clause) => splitItems(sentence, clause)),
  );
  const named = distinct([...labelled, ...cued], LIMIT);
  if (named.length > 0) return { lines: named, areNamed: true };

  if (!reading.language) return { lines: [], areNamed: false };
  const known = new Set(taken.map(({ text }) => toKey(text)));
  const topics = recurringTopics(reading).filter(({ text }) => !known.has(toKey(text)));
  return { lines: distinct(topics, LIMIT), areNamed: false };
}
