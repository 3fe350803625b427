import { isDeepStrictEqual } from 'node:util';
import type { ActionExample } from './action';

const ANOTHER = 'The answer is another one';
const DIFFERS = 'The answer differs at';

type Json = Readonly<Record<string, unknown>>;

/** What is wrong with the answer of an example; null when it is as expected. */
export function findExampleFault({ expect }: Pick<ActionExample, 'expect'>, answer: Json): string | null {
  const actual = plain(answer);
  if ('data' in expect) return isDeepStrictEqual(actual, plain(expect.data)) ? null : `${ANOTHER}: ${quote(actual)}`;
  const path = findDifference(actual, plain(expect.part), '');
  return path === null ? null : `${DIFFERS} ${path || 'its root'}: ${quote(actual)}`;
}

/** Whether a fault says how an answer differs; others are messages of errors. */
export function isDifference(fault: string): boolean {
  return fault.startsWith(ANOTHER) || fault.startsWith(DIFFERS);
}

/** The path of the first place where a value lacks what is expected. Objects may have more members; lists have the same length. */
function findDifference(actual: unknown, expected: unknown, path: string): string | null {
  if (typeof expected !== 'object' || expected === null) return Object.is(actual, expected) ? null : path;
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual) !== Array.isArray(expected)) return path;
  if (Array.isArray(actual) && Array.isArray(expected) && actual.length !== expected.length) return path;
  for (const [key, value] of Object.entries(expected)) {
    const difference = findDifference((actual as Json)[key], value, `${path}/${key}`);
    if (difference !== null) return difference;
  }
  return null;
}

/** As a caller gets it. */
function plain(value: Json): unknown {
  return JSON.parse(JSON.stringify(value));
}

function quote(value: unknown): string {
  return JSON.stringify(value).slice(0, 1_000);
}
