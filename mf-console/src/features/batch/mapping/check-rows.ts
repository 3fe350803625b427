import type { InputSchema } from '@declic/action-input';
import type { CsvTable } from '../csv/csv-table';
import { type CellProblem, checkRow } from './check-row';
import type { ColumnMapping } from './column-mapping';

/** A frame of 60 per second has 16 ms; the page needs some of them. */
const SLICE_MS = 8;

export interface InvalidRow {
  readonly index: number;
  readonly problems: readonly CellProblem[];
}

export interface CheckedRows {
  /** Indexes of the rows that can run. */
  readonly valid: readonly number[];
  readonly invalid: readonly InvalidRow[];
}

/** Checks all rows in slices of a few milliseconds; null when it was aborted. */
export async function checkRows(
  schema: InputSchema,
  mapping: ColumnMapping,
  { rows }: CsvTable,
  signal: AbortSignal,
): Promise<CheckedRows | null> {
  const valid: number[] = [];
  const invalid: InvalidRow[] = [];
  let sliceStart = performance.now();
  for (const [index, row] of rows.entries()) {
    const check = checkRow(schema, mapping, row);
    if (check.ok) valid.push(index);
    else invalid.push({ index, problems: check.problems });
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (signal.aborted) return null;
    sliceStart = performance.now();
  }
  return signal.aborted ? null : { valid, invalid };
}
