import { RejectedInputError } from '../engine/run-errors';

/** The items of a list; none where it is not given. @throws {RejectedInputError} for what is no list, and for too many. */
export function readItems(field: string, value: unknown, most: number): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new RejectedInputError(field, 'Must be a list');
  if (value.length > most) throw new RejectedInputError(field, `Must have at most ${most} items`);
  return value;
}
