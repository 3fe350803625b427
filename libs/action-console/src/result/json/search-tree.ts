import type { JsonPath } from '@declic/action-results';
import { listChildren, toRowId } from './list-tree-rows';

export interface TreeMatches {
  readonly count: number;
  /** More were found than are shown, or the answer was not read to its end. */
  readonly isCut: boolean;
  /** The matches, and what they are in. */
  readonly shown: ReadonlySet<string>;
  readonly matches: ReadonlySet<string>;
}

const MOST_MATCHES = 500;
const MOST_VALUES = 500_000;
const DEEPEST = 200;

/** The values whose name or text holds these words, without regard to case. */
export function searchTree(root: unknown, words: string): TreeMatches | null {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return null;
  const shown = new Set<string>();
  const matches = new Set<string>();
  const stack: { path: JsonPath; value: unknown }[] = [{ path: [], value: root }];
  let read = 0;
  for (let next = stack.pop(); next; next = stack.pop()) {
    read += 1;
    if (read > MOST_VALUES || matches.size === MOST_MATCHES)
      return { count: matches.size, isCut: true, shown, matches };
    if (isMatch(next.path, next.value, wanted)) addMatch(next.path, shown, matches);
    if (next.path.length < DEEPEST) for (const child of listChildren(next)) stack.push(child);
  }
  return { count: matches.size, isCut: false, shown, matches };
}

function isMatch(path: JsonPath, value: unknown, wanted: string): boolean {
  if (
    String(path.at(-1) ?? '')
      .toLowerCase()
      .includes(wanted)
  )
    return true;
  const isSingle = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isSingle && String(value).toLowerCase().includes(wanted);
}

function addMatch(path: JsonPath, shown: Set<string>, matches: Set<string>): void {
  matches.add(toRowId(path));
  for (let length = path.length; length >= 0; length -= 1) {
    const id = toRowId(path.slice(0, length));
    // What is around it was added with an earlier match.
    if (shown.has(id)) return;
    shown.add(id);
  }
}
