import { isRecord } from '@declic/openapi/json';
import type { JsonPath, JsonRecord } from './json';
import { isFile } from './answer-file';
import { collectValues } from './walk-values';

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
  const isLeaf = (found: unknown) => isTable(found) || isFile(found);
  return collectValues(data, readTable, { most: MOST_TABLES, isLeaf });
}

function readTable(value: unknown, path: JsonPath): FoundTable | undefined {
  return isTable(value) ? { path, columns: listColumns(value), rows: value } : undefined;
}

function isTable(value: unknown): value is readonly JsonRecord[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every(isRecord) && !value.slice(0, ROWS_READ).some(isFile);
}

function listColumns(rows: readonly JsonRecord[]): string[] {
  const names = new Set(rows.slice(0, ROWS_READ).flatMap((row) => Object.keys(row)));
  return [...names].slice(0, MOST_COLUMNS);
}
