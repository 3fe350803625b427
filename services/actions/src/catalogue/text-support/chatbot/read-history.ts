import { RejectedInputError } from '../../../engine/run-errors';
import { isRecord } from '@declic/openapi/json';

const MAX_TURNS = 100;

/** What the person asked before, oldest first. Messages of the assistant are left out. @throws {RejectedInputError} */
export function readHistory(value: unknown): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MAX_TURNS)
    throw new RejectedInputError('history', `Must be a list of at most ${MAX_TURNS} messages with "role" and "text"`);
  return value.flatMap((turn: unknown, index) => {
    if (typeof turn === 'string') return [turn.slice(0, 2_000)];
    const text = isRecord(turn) ? (turn['text'] ?? turn['content']) : undefined;
    if (!isRecord(turn) || typeof text !== 'string')
      throw new RejectedInputError('history', `Item ${index + 1}: must have a "role" and a "text"`);
    return turn['role'] === 'user' || turn['role'] === undefined ? [text.slice(0, 2_000)] : [];
  });
}
