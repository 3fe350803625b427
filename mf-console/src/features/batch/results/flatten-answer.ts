import { isRecord } from '@declic/action-input';
import type { RowRecord } from '../job/batch-job';

export type Leaf = string | number | boolean | null;

/**
 * The values of an answer by their path: members of objects are joined by points, and lists are JSON, so that a list of any length
 * is one column. A point or a backslash in a name gets a backslash; an empty object is '{}'.
 */
export function flattenAnswer(data: RowRecord['data']): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  for (const [name, value] of Object.entries(data ?? {})) addLeaves(leaves, escapeName(name), value);
  return leaves;
}

function addLeaves(leaves: Map<string, Leaf>, path: string, value: unknown): void {
  if (isRecord(value) && Object.keys(value).length > 0)
    for (const [name, entry] of Object.entries(value)) addLeaves(leaves, `${path}.${escapeName(name)}`, entry);
  else leaves.set(path, isLeaf(value) ? value : JSON.stringify(value));
}

function escapeName(name: string): string {
  return name.replaceAll(/[\\.]/g, (character) => `\\${character}`);
}

function isLeaf(value: unknown): value is Leaf {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
