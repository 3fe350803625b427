import { diffLines } from 'diff';

/** One line of both texts beside each other; null where one of them has none. */
export interface DiffRow {
  readonly left: string | null;
  readonly right: string | null;
  readonly isEqual: boolean;
}

/** A longer comparison would hold up the page. */
const TIMEOUT_MS = 500;

/** Two texts line by line; null when they are too different to be compared in time. */
export function diffRows(left: string, right: string, timeout = TIMEOUT_MS): DiffRow[] | null {
  const changes = diffLines(left, right, { timeout });
  if (!changes) return null;
  const rows: DiffRow[] = [];
  let removed: string[] = [];
  const flush = (added: readonly string[]) => {
    for (let index = 0; index < Math.max(removed.length, added.length); index++)
      rows.push({ left: removed[index] ?? null, right: added[index] ?? null, isEqual: false });
    removed = [];
  };
  for (const change of changes) {
    const lines = change.value.replace(/\n$/, '').split('\n');
    if (change.removed) removed = lines;
    else if (change.added) flush(lines);
    else {
      flush([]);
      rows.push(...lines.map((line) => ({ left: line, right: line, isEqual: true })));
    }
  }
  flush([]);
  return rows;
}

/** Rows that are shown, or as many equal ones that are folded away. */
export type DiffBlock = { readonly isFolded: boolean; readonly rows: readonly DiffRow[] };

const CONTEXT_LINES = 3;

/** Folds what is equal away, except for some lines around each difference. */
export function foldEqual(rows: readonly DiffRow[], context = CONTEXT_LINES): DiffBlock[] {
  const differing = rows.flatMap(({ isEqual }, index) => (isEqual ? [] : [index]));
  const shown = new Set(
    differing.flatMap((at) => Array.from({ length: 2 * context + 1 }, (_, step) => at - context + step)),
  );
  const blocks: { isFolded: boolean; rows: DiffRow[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const isFolded = !shown.has(index);
    const last = blocks.at(-1);
    if (last?.isFolded === isFolded) last.rows.push(row);
    else blocks.push({ isFolded, rows: [row] });
  }
  return blocks;
}
