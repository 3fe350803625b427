import { RejectedInputError } from '../../../engine/run-errors';
import { isRecord } from '@declic/openapi/json';

const MAX_PARTICIPANTS = 200;

/** @throws {RejectedInputError} */
export function readParticipants(value: unknown): string[] {
  if (value === undefined) return [];
  const items: unknown = typeof value === 'string' ? value.split(/[\n,;]/u) : value;
  if (!Array.isArray(items) || items.length > MAX_PARTICIPANTS)
    throw new RejectedInputError('participants', `Must be a list of at most ${MAX_PARTICIPANTS} names`);
  return items.map((item: unknown, index) => {
    const name = isRecord(item) ? item['name'] : item;
    if (typeof name !== 'string' || name.trim() === '' || name.length > 100)
      throw new RejectedInputError('participants', `Item ${index + 1}: must be a name of at most 100 letters`);
    return name.trim();
  });
}
