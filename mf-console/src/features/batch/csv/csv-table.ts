/** The rows of one batch. */
export const MAX_ROWS = 10_000;
export const MAX_COLUMNS = 200;
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

export type Cells = readonly string[];

/** A CSV with as many cells in each row as it has columns. */
export interface CsvTable {
  /** Of the file. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Cells[];
}
