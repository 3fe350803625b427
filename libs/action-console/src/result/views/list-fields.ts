import { isRecord } from '@declic/openapi/json';
import { readFile, readMember } from '@declic/action-results';

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
  if (typeof value !== 'object' || value === null || readFile(value) || isSmall(value) || readTraced(value))
    return false;
  return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0;
}

/** An empty list or object says as much as no value. */
function simplify(value: unknown): unknown {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return isEmpty ? null : value;
}

/** A value with what is known about where it was found. */
export interface TracedValue {
  readonly value: unknown;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly page: number | undefined;
  readonly quote: string | undefined;
}

/** The value that an object holds together with its confidence, as extractions answer. */
export function readTraced(value: unknown): TracedValue | undefined {
  if (!isRecord(value)) return undefined;
  const [found, confidence] = [readMember(value, 'value'), readMember(value, 'confidence')];
  if (typeof confidence !== 'number' || !isSingle(found)) return undefined;
  const [page, quote] = [readMember(value, 'page'), readMember(value, 'quote')];
  return {
    value: found,
    confidence,
    page: typeof page === 'number' ? page : undefined,
    quote: typeof quote === 'string' && quote !== String(found) ? quote : undefined,
  };
}

const MOST_IN_A_LINE = 4;

/** A few numbers or words that fit into one line, such as a box on a page. */
function isSmall(value: object): boolean {
  const members = Array.isArray(value) ? [] : Object.values(value);
  return (
    members.length > 0 &&
    members.length <= MOST_IN_A_LINE &&
    members.every((one) => isSingle(one) && String(one).length < 16)
  );
}

function isSingle(value: unknown): value is string | number | boolean | null {
  return typeof value !== 'object' || value === null;
}
