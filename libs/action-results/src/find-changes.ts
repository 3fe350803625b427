import { isRecord, type JsonPath, readText } from './json';
import { walkValues } from './walk-values';

/** A text in two versions. */
export interface FoundChange {
  readonly path: JsonPath;
  readonly before: string;
  readonly after: string;
}

const MOST_CHANGES = 50;
const PAIRS = [
  ['before', 'after'],
  ['original', 'revised'],
  ['original', 'corrected'],
  ['original', 'rewritten'],
  ['old', 'new'],
] as const;
/** Figures such as '310 h' and '248 h' are read better beside each other than as a difference. */
const SHORTEST = 24;

/** The texts that an answer gives before and after a change. */
export function findChanges(data: unknown): FoundChange[] {
  const changes: FoundChange[] = [];
  for (const { path, value } of walkValues(data)) {
    if (!isRecord(value)) continue;
    for (const [first, second] of PAIRS) {
      const [before, after] = [readText(value, first), readText(value, second)];
      if (before === undefined || after === undefined || Math.max(before.length, after.length) < SHORTEST) continue;
      changes.push({ path, before, after });
      break;
    }
    if (changes.length === MOST_CHANGES) break;
  }
  return changes;
}
