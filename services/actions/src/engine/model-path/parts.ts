import { isRecord } from '@declic/openapi/json';

/** The paths of a model path as a tree; a leaf has no branches. `[]`: each item of a list, `*`: each value of an object. */
export type PartTree = ReadonlyMap<string, PartTree>;

export function toPartTree(parts: readonly string[]): PartTree {
  const tree = new Map<string, PartTree>();
  for (const part of parts) {
    let branch = tree;
    for (const step of part.replaceAll('[]', '.[]').split('.')) {
      const next = (branch.get(step) as Map<string, PartTree> | undefined) ?? new Map<string, PartTree>(); // set right here
      branch.set(step, next);
      branch = next;
    }
  }
  return tree;
}

/** The parts of a value alone, in its form. A part that is not there, or is neither a text nor a list of texts, is null. */
export function pickParts(value: unknown, tree: PartTree): unknown {
  if (tree.size === 0) return isText(value) || (Array.isArray(value) && value.every(isText)) ? value : null;
  const items = tree.get('[]');
  if (items) return Array.isArray(value) ? value.map((item) => pickParts(item, items)) : null;
  if (!isRecord(value)) return null;
  const each = tree.get('*');
  const keys = each ? Object.keys(value) : [...tree.keys()].filter((key) => Object.hasOwn(value, key));
  return Object.fromEntries(keys.map((key) => [key, pickParts(value[key], each ?? tree.get(key) ?? new Map())]));
}

/** The value with these parts in their places; a part that is null leaves what is there. */
export function putParts(value: unknown, parts: unknown): unknown {
  if (parts === null || parts === undefined) return value;
  if (isRecord(parts) && isRecord(value))
    return {
      ...value,
      ...Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, putParts(value[key], part)])),
    };
  if (Array.isArray(parts) && Array.isArray(value) && !parts.every(isText))
    return value.map((item, index) => putParts(item, parts[index]));
  return parts;
}

/** Every text in a value, at any depth. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
