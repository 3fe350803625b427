import { RejectedInputError } from '../../../engine/run-errors';
import type { Cell } from '../../../tables/json-rows';
import { nameColumns, type Table } from '../../../tables/table';
import { SHEET_FIELDS, type SheetColumns } from './sheet-columns';
import { ENRICHMENTS, type Operation, type SheetRow } from './sheet-operations';

export interface OperationReport {
  readonly operation: Operation;
  /** The column that was read; null when there is none. */
  readonly column: string | null;
  readonly added: readonly string[];
  /** Rows with at least one of the added cells. */
  readonly filled: number;
  /** Rows whose cell is empty. */
  readonly without_value: number;
  /** Rows with a cell of which nothing was found. */
  readonly not_found: number;
}

/** The table with the columns of the operations. @throws {RejectedInputError} when none of them has its column. */
export async function enrichTable(
  table: Table,
  operations: readonly Operation[],
  columns: SheetColumns,
  country: string | null,
): Promise<{ table: Table; reports: OperationReport[] }> {
  const missing = operations.filter((operation) => columns[ENRICHMENTS[operation].needs] === undefined);
  if (missing.length === operations.length)
    throw new RejectedInputError(
      'operations',
      `No column for ${missing.map((operation) => `${operation} (${ENRICHMENTS[operation].needs})`).join(', ')} was found among: ${table.columns.slice(0, 20).join(', ')}. Say with "columns" which they are.`,
    );

  const rows = table.rows.map((row) => toSheetRow(row, table.columns, columns));
  const reports: OperationReport[] = [];
  const names: string[] = [];
  const added: (readonly Cell[])[][] = [];
  for (const operation of operations) {
    const { needs, columns: own, enrich } = ENRICHMENTS[operation];
    const column = columns[needs] ?? null;
    const cells = column === null ? [] : await enrich(rows, country);
    const filled = cells.filter((row) => row.some((cell) => cell !== null)).length;
    const without_value = rows.filter((row) => row[needs] === '').length;
    reports.push({
      operation,
      column,
      added: column === null ? [] : own,
      filled,
      without_value,
      not_found: column === null ? 0 : rows.length - filled - without_value,
    });
    if (column === null) continue;
    names.push(...own);
    added.push(cells.map((row) => own.map((_, index) => row[index] ?? null)));
  }
  const all = nameColumns([...table.columns, ...names]);
  return {
    table: {
      columns: all,
      rows: table.rows.map((row, index) => [...row, ...added.flatMap((cells) => cells[index] ?? [])]),
    },
    reports,
  };
}

function toSheetRow(row: readonly Cell[], columns: readonly string[], found: SheetColumns): SheetRow {
  const read = (column: string | undefined) => {
    const cell = column === undefined ? null : row[columns.indexOf(column)];
    return cell === null || cell === undefined ? '' : String(cell).trim().slice(0, 320);
  };
  // Of every field in the list.
  return Object.fromEntries(SHEET_FIELDS.map((field) => [field, read(found[field])])) as SheetRow;
}
