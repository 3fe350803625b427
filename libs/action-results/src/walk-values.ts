import { isRecord } from '@declic/openapi/json';
import type { JsonPath } from './json';

export interface FoundValue {
  readonly path: JsonPath;
  readonly value: unknown;
}

/** Detection reads the beginning of a very large answer; its tree and its JSON are always whole. */
const MOST_VALUES = 20_000;
const DEEPEST = 64;

/**
 * The values of an answer in the order of the document, the root first. Without recursion, so that a deep answer does not overflow
 * the stack. `isLeaf` names the objects whose members are not visited.
 */
export function* walkValues(root: unknown, isLeaf: (value: unknown) => boolean = () => false): Generator<FoundValue> {
  const stack: FoundValue[] = [{ path: [], value: root }];
  let left = MOST_VALUES;
  for (let next = stack.pop(); next && left > 0; next = stack.pop(), left -= 1) {
    yield next;
    const { path, value } = next;
    if (path.length < DEEPEST && !isLeaf(value)) pushChildren(stack, path, value, left);
  }
}

export interface CollectOptions {
  /** How many are enough. */
  most: number;
  /** Names the objects whose members are not visited. */
  isLeaf?: (value: unknown) => boolean;
}

/** What `read` finds among the values of an answer, in the order of the document; it gives undefined for any other value. */
export function collectValues<Found>(
  root: unknown,
  read: (value: unknown, path: JsonPath, foundBefore: number) => Found | undefined,
  { most, isLeaf }: CollectOptions,
): Found[] {
  const found: Found[] = [];
  for (const { path, value } of walkValues(root, isLeaf)) {
    const next = read(value, path, found.length);
    if (next !== undefined) found.push(next);
    if (found.length === most) break;
  }
  return found;
}

function pushChildren(stack: FoundValue[], path: JsonPath, value: unknown, most: number): void {
  if (Array.isArray(value)) {
    for (let index = Math.min(value.length, most) - 1; index >= 0; index -= 1)
      stack.push({ path: [...path, index], value: value[index] });
  } else if (isRecord(value)) {
    for (const key of Object.keys(value).slice(0, most).reverse())
      stack.push({ path: [...path, key], value: value[key] });
  }
}
