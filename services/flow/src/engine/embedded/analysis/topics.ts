import type { FoundLine } from '../../intake';
import { nobodyElse, type OfOthers, readOthers } from './others';
import { findPassages, type Passage } from './passages';
import type { Reading } from './read-intake';

/** What the description and the objectives speak of. */
export interface Topics {
  readonly description: readonly Passage[];
  readonly goals: readonly Passage[];
  readonly others: OfOthers;
}

export const noTopics: Topics = { description: [], goals: [], others: nobodyElse };

export function readTopics(reading: Reading): Topics {
  return {
    description: [...findPassages(reading, 'raw_text'), ...findPassages(reading, 'pdf')],
    goals: findPassages(reading, 'goals'),
    others: readOthers(reading),
  };
}

/** From the description; the objectives are asked only where it says nothing. */
export function findIn(
  { description, goals }: Pick<Topics, 'description' | 'goals'>,
  find: (passages: readonly Passage[]) => FoundLine[],
): FoundLine[] {
  const described = find(description);
  return described.length > 0 ? described : find(goals);
}
