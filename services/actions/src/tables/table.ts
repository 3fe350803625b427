import type { Cell } from './json-rows';

/** A sheet with its header taken off; every row has one cell for each column. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Columns with names of their own: empty ones are numbered, repeated ones too. */
export function nameColumns(header: readonly unknown[]): string[] {
  const seen = new Map<string, number>();
  return header.map((cell, index) => {
    const name =
      String(typeof cell === 'string' || typeof cell === 'number' ? cell : '')
        .trim()
        .slice(0, 200) || `column_${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}_${count}`;
  });
}
