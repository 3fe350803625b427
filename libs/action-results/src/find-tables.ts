import { isRecord, type JsonPath, type JsonRecord } from './json';
import { readFile } from './answer-file';
import { walkValues } from './walk-values';

/** A list of objects. */
export interface FoundTable {
  readonly path: JsonPath;
  readonly columns: readonly string[];
  readonly rows: readonly JsonRecord[];
}

const MOST_TABLES = 20;
const MOST_COLUMNS = 60;
/** Columns are those of the first rows: reading a hundred thousand rows for their names would take long. */
const ROWS_READ = 500;

/** The lists of objects of an answer, without those inside of the rows of another. */
export function findTables(data: unknown): FoundTable[] {
  const tables: FoundTable[] = [];
  for (const { path, value } of walkValues(data, (found) => isTable(found) || readFile(found) !== undefined)) {
    if (isTable(value)) tables.push({ path, columns: listColumns(value), rows: value });
    if (tables.length === MOST_TABLES) break;
  }
  return tables;
}

function isTable(value: unknown): value is readonly JsonRecord[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every((row) => isRecord(row) && readFile(row) === undefined);
}

function listColumns(rows: readonly JsonRecord[]): string[] {
  const names = new Set(rows.slice(0, ROWS_READ).flatMap((row) => Object.keys(row)));
  return [...names].slice(0, MOST_COLUMNS);
}
