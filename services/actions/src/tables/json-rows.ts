import { isRecord } from '@declic/openapi/json';
import { RejectedInputError } from '../engine/run-errors';

export type Cell = string | number | boolean | null;

export type Row = Readonly<Record<string, Cell>>;

export const MAX_ROWS = 10_000;

const MAX_COLUMNS = 200;
const MAX_TEXT = 5_000;

/**
 * Rows of a JSON parameter: objects of texts, numbers, booleans and nulls. They have no prototype, so that no column is inherited.
 *
 * @throws {RejectedInputError} naming the first row that has another form.
 */
export function readRows(field: string, value: unknown): Row[] {
  return readList(field, value).map((row, index) => {
    const refuse = (message: string) => new RejectedInputError(field, `Row ${index + 1}: ${message}`);
    if (!isRecord(row)) throw refuse('Must be an object');
    const entries = Object.entries(row);
    if (entries.length > MAX_COLUMNS) throw refuse(`Must have at most ${MAX_COLUMNS} columns`);
    const read = Object.create(null) as Record<string, Cell>; // Filled below, cell by cell.
    for (const [key, cell] of entries) {
      if (!isCell(cell)) throw refuse(`"${key.slice(0, 60)}" must be a text, a number, true, false or null`);
      if (typeof cell === 'string' && cell.length > MAX_TEXT)
        throw refuse(`"${key.slice(0, 60)}" must be at most ${MAX_TEXT} characters`);
      read[key] = cell;
    }
    return read;
  });
}

/** @throws {RejectedInputError} when the parameter is no list of 1 to 10,000 items. */
export function readList(field: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new RejectedInputError(field, 'Must be a list');
  if (value.length === 0) throw new RejectedInputError(field, 'Must have at least one row');
  if (value.length > MAX_ROWS) throw new RejectedInputError(field, `Must have at most ${MAX_ROWS} rows`);
  return value;
}

function isCell(value: unknown): value is Cell {
  return (
    value === null ||
    ['string', 'boolean'].includes(typeof value) ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}
