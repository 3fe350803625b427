import assert from 'node:assert/strict';
import type { ActionExample } from '../../engine/action';

/** What is wrong with the result of an example; null when it is as expected. */
export function findExampleFault({ expect }: ActionExample, data: Readonly<Record<string, unknown>>): string | null {
  try {
    if ('data' in expect) assert.deepStrictEqual(plain(data), plain(expect.data));
    else assert.partialDeepStrictEqual(plain(data), plain(expect.part));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** As a caller would get it. */
function plain(value: unknown): object {
  return JSON.parse(JSON.stringify(value)) as object; // a result is an object
}
