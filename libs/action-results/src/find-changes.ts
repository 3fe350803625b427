import { isRecord } from '@declic/openapi/json';
import { type JsonPath, readText } from './json';
import { collectValues } from './walk-values';

/** A text in two versions. */
export interface FoundChange {
  readonly path: JsonPath;
  readonly before: string;
  readonly after: string;
}

const MOST_CHANGES = 50;
/** What the first version is called, and what the second one then is. */
const VERSIONS = Object.entries({ before: ['after'], original: ['revised', 'corrected', 'rewritten'], old: ['new'] });
/** Figures such as '310 h' and '248 h' are read better beside each other than as a difference. */
const SHORTEST = 24;

/** The texts that an answer gives before and after a change. */
export function findChanges(data: unknown): FoundChange[] {
  return collectValues(data, readChange, { most: MOST_CHANGES });
}

function readChange(value: unknown, path: JsonPath): FoundChange | undefined {
  if (!isRecord(value)) return undefined;
  for (const [first, seconds] of VERSIONS) {
    const before = readText(value, first);
    for (const after of seconds.map((second) => readText(value, second))) {
      if (before === undefined || after === undefined || Math.max(before.length, after.length) < SHORTEST) continue;
      return { path, before, after };
    }
  }
  return undefined;
}
