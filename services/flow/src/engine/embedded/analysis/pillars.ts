import { distinct } from './cite';
import { toKey } from './fold';
import type { FoundLine } from '../../intake';
import { citeItems } from './items';
import { recurringTopics } from './key-phrases';
import { isTechnical } from './prose';
import type { Reading } from './read-intake';
import { findIn, type Topics } from './topics';

const LIMIT = 5;

export interface Pillars {
  readonly lines: FoundLine[];
  /** False when the intake names no topic and these are the ones that come back most often. */
  readonly areNamed: boolean;
}

const isTopic = (line: FoundLine | undefined) => line !== undefined && !isTechnical(line.text);

/** What to write about: the topics that the intake names, else those that it keeps coming back to. */
export function findPillars(topics: Topics, reading: Reading, taken: readonly FoundLine[]): Pillars {
  const named = findIn(topics, (passages) => distinct(citeItems(passages, 'pillars').filter(isTopic), LIMIT));
  if (named.length > 0) return { lines: named, areNamed: true };

  if (!reading.language) return { lines: [], areNamed: false };
  const known = taken.map(({ text }) => ` ${toKey(text)} `);
  const isKnown = (text: string) => known.some((line) => line.includes(` ${toKey(text)} `));
  const recurring = recurringTopics(reading, topics.others).filter(({ text }) => !isKnown(text));
  return { lines: distinct(recurring, LIMIT), areNamed: false };
}
