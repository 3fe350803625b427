import { CsvError } from './csv-error';
import { type CsvTable, MAX_COLUMNS, MAX_ROWS } from './csv-table';

/** A table, and what was changed in it. */
export interface TableReading {
  readonly table: CsvTable;
  readonly notes: readonly string[];
}

type Line = readonly string[];

/**
 * Makes every line as long as the longest one, and names the columns.
 *
 * @throws {CsvError} without a row, or with too many columns.
 */
export function toTable(name: string, lines: readonly Line[], hasHeader: boolean): TableReading {
  const all = hasHeader ? lines.slice(1) : lines;
  const header = hasHeader ? (lines[0] ?? []) : [];
  if (all.length === 0) throw new CsvError('The file has no rows below its header.');
  const kept = all.slice(0, MAX_ROWS);
  const width = kept.reduce((most, line) => Math.max(most, line.length), header.length);
  if (width > MAX_COLUMNS) throw new CsvError(`The file has ${width} columns; at most ${MAX_COLUMNS} can be read.`);
  const table = {
    name,
    columns: nameColumns(header, width),
    rows: kept.map((line) => Array.from({ length: width }, (_, index) => line[index] ?? '')),
  };
  return { table, notes: listNotes(all, kept, hasHeader ? header.length : width) };
}

/** A header row names things: none of its cells is empty, a number, an address or a date. */
export function looksLikeHeader(line: Line): boolean {
  return line.length > 0 && !line.some((cell) => /^\s*$|@|:\/\/|^\s*[+-]?[\d.,/:\s-]+$/.test(cell));
}

/** Names for so many columns: each has one, and no two have the same. */
export function nameColumns(header: Line, width: number): string[] {
  const names: string[] = [];
  for (let index = 0; index < width; index++) {
    const given = header[index]?.trim() || `Column ${index + 1}`;
    let name = given;
    for (let copy = 2; names.includes(name); copy++) name = `${given} (${copy})`;
    names.push(name);
  }
  return names;
}

function listNotes(all: readonly Line[], kept: readonly Line[], width: number): string[] {
  const short = kept.filter((line) => line.length < width).length;
  const long = kept.filter((line) => line.length > width).length;
  return [
    ...(all.length > kept.length
      ? [
          `A batch has at most ${MAX_ROWS.toLocaleString('en')} rows: the rows after that are left out. Run them as a second file.`,
        ]
      : []),
    ...(short > 0 ? [`${countRows(short)} fewer cells than the header; the missing cells are empty.`] : []),
    ...(long > 0
      ? [`${countRows(long)} more cells than the header; the extra cells are in columns of their own.`]
      : []),
  ];
}

function countRows(count: number): string {
  return count === 1 ? '1 row has' : `${count.toLocaleString('en')} rows have`;
}
