import type { FoundLine } from '../../intake';
import { findPassages, type Passage } from './passages';
import type { Reading } from './read-intake';

/** What the description and the objectives speak of. */
export interface Topics {
  readonly description: readonly Passage[];
  readonly goals: readonly Passage[];
}

export const noTopics: Topics = { description: [], goals: [] };

export function readTopics(reading: Reading): Topics {
  return {
    description: [...findPassages(reading, 'raw_text'), ...findPassages(reading, 'pdf')],
    goals: findPassages(reading, 'goals'),
  };
}

/** From the description; the objectives are asked only where it says nothing. */
export function findIn(
  { description, goals }: Topics,
  find: (passages: readonly Passage[]) => FoundLine[],
): FoundLine[] {
  const described = find(description);
  return described.length > 0 ? described : find(goals);
}
