import type { ActionResult } from './action';
import { isOutputFile } from './files';
import { RejectedInputError } from './run-errors';

/** Of the JSON without its files: the event loop has to read, check and write all of it at once. */
const MAX_RESULT_BYTES = 8 * 1024 * 1024;

/** @throws {RejectedInputError} the result is larger than an answer may be. */
export function limitResultSize(result: ActionResult): ActionResult {
  if (addSize(0, result) > MAX_RESULT_BYTES)
    throw new RejectedInputError('', 'The result would be larger than 8 MB. Send less at a time, such as fewer rows.');
  return result;
}

/** `size` and the bytes of a value as JSON. Counted, not written, so that it ends soon after the maximum. */
function addSize(size: number, value: unknown): number {
  if (isOutputFile(value) || ArrayBuffer.isView(value)) return size;
  if (typeof value !== 'object' || value === null) return size + Buffer.byteLength(JSON.stringify(value) ?? '');
  const entries = Object.entries(value);
  const isList = Array.isArray(value);
  let sum = size + (entries.length > 0 ? 1 : 2);
  for (const [key, item] of entries) {
    if (sum > MAX_RESULT_BYTES) return sum;
    // With the comma or the end of the list, and the colon after a key.
    sum = addSize(sum + (isList ? 1 : Buffer.byteLength(JSON.stringify(key)) + 2), item);
  }
  return sum;
}
