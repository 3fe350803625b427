import type { CsvTable } from './csv-table';
import { nameColumns } from './to-table';

/** Takes the first row as the names of the columns, or the names as the first row. */
export function switchHeader({ name, columns, rows }: CsvTable, hasHeader: boolean): CsvTable {
  if (!hasHeader) return { name, columns: nameColumns([], columns.length), rows: [columns, ...rows] };
  const [first = [], ...rest] = rows;
  return rest.length === 0
    ? { name, columns, rows }
    : { name, columns: nameColumns(first, columns.length), rows: rest };
}
