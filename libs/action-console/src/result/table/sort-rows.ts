import { type JsonRecord, readMember } from '@declic/action-results';
import { toCellText } from './format-cell';

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

const TEXTS = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** In the order of a column: numbers by value, texts as people sort them, and rows without a value last in both directions. */
export function sortRows(rows: readonly JsonRecord[], sort: TableSort | null): readonly JsonRecord[] {
  if (!sort) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: readMember(row, sort.column) ?? null }));
  keyed.sort((one, other) => compareMissing(one.value, other.value) ?? sign * compareValues(one.value, other.value));
  return keyed.map(({ row }) => row);
}

/** Pressed again, a column turns round, then gives back the order of the answer. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

function compareMissing(one: unknown, other: unknown): number | null {
  if (one !== null && other !== null) return null;
  return Number(one === null) - Number(other === null);
}

function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return TEXTS.compare(toCellText(one), toCellText(other));
}
