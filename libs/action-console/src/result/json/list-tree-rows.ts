import type { JsonPath } from '@declic/action-results';

/** One line of the tree. */
export interface TreeRow {
  /** Of the whole path. */
  readonly id: string;
  readonly path: JsonPath;
  readonly value: unknown;
  readonly depth: number;
  /** Of what is in it; null for a single value. */
  readonly count: number | null;
  readonly isOpen: boolean;
}

export type IsOpen = (id: string, depth: number) => boolean;
export type IsShown = (id: string) => boolean;

interface Pending {
  readonly path: JsonPath;
  readonly value: unknown;
}

/**
 * The lines that a tree shows, at most `most` of them, and whether there are more. Children are taken one at a time from a stack, so
 * that a list of a million items costs as much as the lines that are shown, and a deep answer does not overflow.
 */
export function listTreeRows(root: unknown, isOpen: IsOpen, isShown: IsShown, most: number) {
  const rows: TreeRow[] = [];
  const stack: Iterator<Pending, undefined>[] = [listRoot(root)];
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const { value: next } = level.next();
    if (next === undefined) {
      stack.pop();
      continue;
    }
    const id = toRowId(next.path);
    if (!isShown(id)) continue;
    if (rows.length === most) return { rows, hasMore: true };
    const row = toRow(next, id, isOpen);
    rows.push(row);
    if (row.isOpen) stack.push(listChildren(next));
  }
  return { rows, hasMore: false };
}

export function toRowId(path: JsonPath): string {
  return JSON.stringify(path);
}

/** What is in an object or a list; nothing for a single value. */
export function* listChildren({ path, value }: Pending): Generator<Pending, undefined> {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) yield { path: [...path, index], value: value[index] };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) yield { path: [...path, key], value: member };
  }
  return undefined;
}

function* listRoot(value: unknown): Generator<Pending, undefined> {
  yield { path: [], value };
  return undefined;
}

function toRow({ path, value }: Pending, id: string, isOpen: IsOpen): TreeRow {
  const count = countChildren(value);
  return { id, path, value, depth: path.length, count, isOpen: count !== null && count > 0 && isOpen(id, path.length) };
}

function countChildren(value: unknown): number | null {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : null;
}
