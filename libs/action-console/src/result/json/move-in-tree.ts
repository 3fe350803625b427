import type { TreeRow } from './list-tree-rows';

export interface TreeStep {
  /** The line to choose. */
  readonly to?: TreeRow | undefined;
  /** The line to open or to close. */
  readonly toggle?: string | undefined;
}

/** What a key does in a tree, by the pattern of ARIA; null for a key that is none of it. */
export function moveInTree(rows: readonly TreeRow[], currentId: string | null, key: string): TreeStep | null {
  const at = rows.findIndex(({ id }) => id === currentId);
  const row = rows[Math.max(at, 0)];
  if (!row) return null;
  const canOpen = row.count !== null && row.count > 0;
  switch (key) {
    case 'ArrowDown':
      return { to: rows[at + 1] };
    case 'ArrowUp':
      return { to: rows[Math.max(at - 1, 0)] };
    case 'Home':
      return { to: rows[0] };
    case 'End':
      return { to: rows.at(-1) };
    case 'ArrowRight':
      if (canOpen && !row.isOpen) return { to: row, toggle: row.id };
      return { to: canOpen ? rows[at + 1] : row };
    case 'ArrowLeft':
      if (row.isOpen) return { to: row, toggle: row.id };
      return { to: rows.slice(0, Math.max(at, 0)).findLast(({ depth }) => depth < row.depth) ?? row };
    case 'Enter':
    case ' ':
      return { to: row, ...(canOpen && { toggle: row.id }) };
    default:
      return null;
  }
}
