import type { Cell } from '../../../tables/json-rows';
import type { Table } from '../../../tables/table';
import { createDateReader, createNumberReader, hasLeadingZeros, isMissing, readBoolean } from './parse-cells';

type ColumnType = 'number' | 'integer' | 'date' | 'boolean' | 'category' | 'text' | 'id' | 'empty';

/** A column with its cells read as what it holds. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** Numbers of a column of numbers, in the order of the rows; null where there is none. */
  readonly numbers: readonly (number | null)[];
  /** Texts of all other columns; dates in ISO form. */
  readonly labels: readonly (string | null)[];
  readonly missing: number;
  readonly distinct: number;
  /** Rows whose cell is not of the type of the column, counted from 1. */
  readonly misfits: readonly number[];
}

/** Nearly all cells have the type of their column: the others are misfits. */
const SHARE = 0.9;
const MAX_CATEGORIES = 30;

export function profileColumns({ columns, rows }: Table): Column[] {
  return columns.map((name, index) =>
    profileColumn(
      name,
      rows.map((row) => row[index] ?? null),
    ),
  );
}

function profileColumn(name: string, cells: readonly Cell[]): Column {
  const present = cells.filter((cell) => !isMissing(cell));
  const distinct = new Set(present.map(String)).size;
  const base = { name, missing: cells.length - present.length, distinct };
  const fits = (read: (cell: Cell) => unknown) =>
    present.filter((cell) => read(cell) !== null).length >= present.length * SHARE;
  const listMisfits = (read: (cell: Cell) => unknown) =>
    cells.flatMap((cell, row) => (isMissing(cell) || read(cell) !== null ? [] : [row + 1])).slice(0, 20);
  const toLabels = (read: (cell: Cell) => string | null) => cells.map((cell) => (isMissing(cell) ? null : read(cell)));
  if (present.length === 0) return { ...base, type: 'empty', numbers: [], labels: [], misfits: [] };

  if (fits(readBoolean) && distinct <= 4)
    return {
      ...base,
      type: 'boolean',
      numbers: [],
      labels: toLabels((cell) => (readBoolean(cell) === null ? null : String(cell))),
      misfits: listMisfits(readBoolean),
    };
  const readNumber = createNumberReader(present);
  if (fits(readNumber) && !hasLeadingZeros(present)) {
    const numbers = cells.map((cell) => (isMissing(cell) ? null : readNumber(cell)));
    const isWhole = numbers.every((value) => value === null || Number.isInteger(value));
    const isId =
      isWhole &&
      distinct === present.length &&
      present.length >= 10 &&
      /(?:^|[^a-z])(?:id|no|num|ref|code|nr|n°)(?:$|[^a-z])/i.test(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'));
    if (isId) return { ...base, type: 'id', numbers: [], labels: toLabels(String), misfits: [] };
    return { ...base, type: isWhole ? 'integer' : 'number', numbers, labels: [], misfits: listMisfits(readNumber) };
  }
  const readDate = createDateReader(present);
  if (fits(readDate))
    return { ...base, type: 'date', numbers: [], labels: toLabels(readDate), misfits: listMisfits(readDate) };
  const isCategory = distinct <= MAX_CATEGORIES && distinct < present.length * 0.7;
  const isId = distinct === present.length && present.length >= 10 && present.every((cell) => !/\s/.test(String(cell)));
  return {
    ...base,
    type: isCategory ? 'category' : isId ? 'id' : 'text',
    numbers: [],
    labels: toLabels((cell) => String(cell)),
    misfits: [],
  };
}

export function isNumeric({ type }: Column): boolean {
  return type === 'number' || type === 'integer';
}

export function isGrouping({ type, distinct }: Column): boolean {
  return (type === 'category' || type === 'boolean') && distinct >= 2;
}
