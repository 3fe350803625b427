import { isRecord, readFile } from '@declic/action-results';

export interface Field {
  readonly key: string;
  readonly value: unknown;
}

const MOST_FIELDS = 200;
/** Said with the facts of each result. */
const HIDDEN: ReadonlySet<string> = new Set(['engine']);

/** The members of an object: those of one value, and the objects and lists with something in them. */
export function listFields(data: unknown, isRoot: boolean): { simple: Field[]; nested: Field[] } {
  const entries = isRecord(data) ? Object.entries(data).slice(0, MOST_FIELDS) : [];
  const fields = entries.filter(([key]) => !isRoot || !HIDDEN.has(key)).map(([key, value]) => ({ key, value }));
  return {
    simple: fields.filter(({ value }) => !isNested(value)).map(({ key, value }) => ({ key, value: simplify(value) })),
    nested: fields.filter(({ value }) => isNested(value)),
  };
}

function isNested(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || readFile(value)) return false;
  return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0;
}

/** An empty list or object says as much as no value. */
function simplify(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !readFile(value) ? null : value;
}
