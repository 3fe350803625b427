import { RejectedInputError } from '../../../engine/run-errors';
import { isRecord } from '@declic/openapi/json';

const MAX_ROWS = 10_000;
const LONGEST_TEXT = 20_000;

/**
 * The texts of one column of a table. Plain texts are rows of that column alone; an empty cell is an empty text.
 *
 * @throws {RejectedInputError}
 */
export function readColumn(rows: unknown, field: string): string[] {
  if (!Array.isArray(rows) || rows.length === 0)
    throw new RejectedInputError('rows', 'Must be a list of rows: objects, or texts');
  if (rows.length > MAX_ROWS) throw new RejectedInputError('rows', `Must have at most ${MAX_ROWS} rows`);
  const texts = rows.map((row: unknown, index) => readCell(row, field, index + 1));
  if (texts.every((text) => text.trim() === ''))
    throw new RejectedInputError('text_field', `No row has a text in "${field.slice(0, 80)}"`);
  return texts;
}

function readCell(row: unknown, field: string, place: number): string {
  const value = isRecord(row) ? (Object.hasOwn(row, field) ? row[field] : undefined) : row;
  if (!isRecord(row) && typeof row !== 'string')
    throw new RejectedInputError('rows', `Row ${place}: must be an object or a text`);
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new RejectedInputError('rows', `Row ${place}: "${field.slice(0, 80)}" must be a text`);
  const text = String(value);
  if (text.length > LONGEST_TEXT)
    throw new RejectedInputError('rows', `Row ${place}: must have at most ${LONGEST_TEXT} characters`);
  return text;
}
