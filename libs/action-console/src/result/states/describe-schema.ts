import { isRecord } from '@declic/openapi/json';
import { formatLabel, type JsonRecord, readMember } from '@declic/action-results';

/** One member of an answer, in words. */
export interface ExpectedMember {
  readonly key: string;
  readonly label: string;
  /** 'text', 'list of objects: id, score', 'file'. */
  readonly type: string;
  readonly description: string | undefined;
}

const NAMES_SHOWN = 6;
/** Said with the facts of each result. */
const HIDDEN: ReadonlySet<string> = new Set(['engine']);

/** What an answer will hold, from the JSON Schema of the action. */
export function listExpectedMembers(schema: unknown): ExpectedMember[] {
  return Object.entries(listProperties(schema))
    .filter(([key]) => !HIDDEN.has(key))
    .map(([key, member]) => ({
      key,
      label: formatLabel(key),
      type: describeType(member),
      description: isRecord(member) ? readString(member, 'description') : undefined,
    }));
}

function listProperties(schema: unknown): JsonRecord {
  const properties = isRecord(schema) ? readMember(schema, 'properties') : undefined;
  return isRecord(properties) ? properties : {};
}

function readString(record: JsonRecord, key: string): string | undefined {
  const value = readMember(record, key);
  return typeof value === 'string' ? value : undefined;
}

const ONE_OF = 'one of ';
const NOTHING = 'nothing';
const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'yes or no',
  null: NOTHING,
};

function describeType(schema: unknown, depth = 0): string {
  if (!isRecord(schema)) return 'any value';
  if (Object.hasOwn(listProperties(schema), '$file')) return 'file';
  const choices = readMember(schema, 'enum');
  if (Array.isArray(choices)) return `${ONE_OF}${choices.map(String).join(', ')}`;
  const alternatives = readMember(schema, 'anyOf') ?? readMember(schema, 'oneOf');
  if (Array.isArray(alternatives)) return describeAlternatives(alternatives, depth);
  const type = readMember(schema, 'type');
  if (Array.isArray(type))
    return joinAlternatives(type.map((one: unknown) => describeType({ ...schema, type: one }, depth)));
  if (type === 'array') return depth > 1 ? 'list' : describeList(readMember(schema, 'items'), depth);
  if (type === 'object') return describeObject(schema);
  return (typeof type === 'string' ? WORDS[type] : undefined) ?? 'any value';
}

function describeAlternatives(schemas: readonly unknown[], depth: number): string {
  return depth > 2 ? 'any value' : joinAlternatives(schemas.map((schema) => describeType(schema, depth + 1)));
}

/** What is there first, that nothing may be there last. */
function joinAlternatives(types: readonly string[]): string {
  const present = [...new Set(types)].filter((type) => type !== NOTHING);
  if (present.length === 0) return NOTHING;
  return types.includes(NOTHING) ? `${present.join(' or ')}, or ${NOTHING}` : present.join(' or ');
}

function describeList(items: unknown, depth: number): string {
  const item = describeType(items, depth + 1);
  if (item.startsWith(ONE_OF)) return `list of any of ${item.slice(ONE_OF.length)}`;
  const plural = { text: 'texts', number: 'numbers', 'whole number': 'numbers', file: 'files' }[item];
  return `list of ${plural ?? item.replace(/^object/, 'objects')}`;
}

function describeObject(schema: JsonRecord): string {
  const keys = Object.keys(listProperties(schema));
  if (keys.length === 0) return 'object';
  const more = keys.length > NAMES_SHOWN ? ' …' : '';
  return `object: ${keys.slice(0, NAMES_SHOWN).join(', ')}${more}`;
}
