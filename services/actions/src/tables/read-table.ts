import type { InputFile } from '../engine/files';
import { readZip } from '../engine/limits/read-zip';
import { RejectedInputError } from '../engine/run-errors';
import { MAX_ROWS, type Cell } from './json-rows';
import { nameColumns, type Table } from './table';

export const TABLE_TYPES = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

const MAX_COLUMNS = 200;
const MAX_CELL = 5_000;
const MAX_TITLES = 5;

type Warn = (message: string) => void;

/** Reads a CSV of any usual separator, or the first sheet of an XLSX. @throws {RejectedInputError} */
export async function readTable(field: string, { bytes }: InputFile, warn?: Warn): Promise<Table> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return toTable(field, isZip ? await readXlsx(field, bytes) : await readCsv(decodeText(bytes)), warn);
}

/** Reads the text of a CSV. @throws {RejectedInputError} */
export async function readCsvText(field: string, text: string, warn?: Warn): Promise<Table> {
  return toTable(field, await readCsv(text), warn);
}

async function readCsv(text: string): Promise<unknown[][]> {
  const { default: papa } = await import('papaparse');
  // The errors that are reported are of quotes and separators; the rows are read as well as they can be.
  const preview = MAX_ROWS + 2 + MAX_TITLES;
  // The first line with which Excel is told the separator.
  const declared = /^sep=(.)\r?\n/i.exec(text);
  return papa.parse<unknown[]>(declared ? text.slice(declared[0].length) : text, {
    skipEmptyLines: 'greedy',
    preview,
    ...(declared?.[1] !== undefined && { delimiter: declared[1] }),
  }).data;
}

async function readXlsx(field: string, bytes: Uint8Array): Promise<unknown[][]> {
  // Its limits hold for what is really unpacked, before the library unpacks it again.
  await readZip(bytes, { field });
  const { readSheet } = await import('read-excel-file/node');
  try {
    return await readSheet(Buffer.from(bytes));
  } catch {
    throw new RejectedInputError(field, 'Cannot be read as an XLSX workbook');
  }
}

function toTable(field: string, lines: readonly (readonly unknown[])[], warn?: Warn): Table {
  const titles = countTitles(lines);
  const [header, ...rows] = lines.slice(titles);
  if (!header || rows.length === 0)
    throw new RejectedInputError(field, 'Must have a line of column names and at least one row');
  if (rows.length > MAX_ROWS) throw new RejectedInputError(field, `Must have at most ${MAX_ROWS} rows`);
  const width = rows.reduce((most, row) => Math.max(most, row.length), header.length);
  if (width > MAX_COLUMNS) throw new RejectedInputError(field, `Must have at most ${MAX_COLUMNS} columns`);
  const left = lines.slice(0, titles).flatMap((line) => toCell(line[0]) ?? []);
  if (left.length > 0) warn?.(`Left out as titles above the column names: ${left.join(' / ').slice(0, 200)}`);
  const columns = nameColumns(Array.from({ length: width }, (_, index) => header[index]));
  return { columns, rows: rows.map((row) => columns.map((_, index) => toCell(row[index]))) };
}

/** Lines above the names of at least three columns that are empty or have a text in the first cell only. */
function countTitles(lines: readonly (readonly unknown[])[]): number {
  const filled = (line: readonly unknown[]) => line.filter((cell) => toCell(cell) !== null).length;
  const start = lines.slice(0, MAX_TITLES + 1).findIndex((line) => filled(line) >= 3);
  const isTitle = (line: readonly unknown[]) => filled(line) === 0 || (filled(line) === 1 && toCell(line[0]) !== null);
  return start > 0 && lines.slice(0, start).every(isTitle) ? start : 0;
}

function toCell(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString().replace('T00:00:00.000Z', '');
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_CELL) : null;
}

/** UTF-8, or where that does not fit the code page of Western Windows, as Excel writes CSV. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
