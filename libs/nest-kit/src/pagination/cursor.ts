import type { z } from 'zod';
import { MalformedRequestError } from '../errors/request-errors';

/** A position in a sorted list as an opaque text that clients hand back unread. */
export function encodeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * Reads a position back; it comes from outside, so it is parsed.
 *
 * @throws {MalformedRequestError} when it is none of ours.
 */
export function decodeCursor<Position>(cursor: string, schema: z.ZodType<Position>): Position {
  const result = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!result.success) throw new MalformedRequestError('This cursor was not given by this list.');
  return result.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
