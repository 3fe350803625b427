import { RejectedInputError } from '../../../engine/run-errors';

export const FIELD_TYPES = [
  'text',
  'number',
  'money',
  'percent',
  'date',
  'email',
  'phone',
  'url',
  'iban',
  'code',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** A field that the caller wants. */
export interface WantedField {
  readonly name: string;
  readonly type: FieldType;
  /** What stands beside or above its value. */
  readonly labels: readonly string[];
  /** The form of its value: A is a letter, 9 a digit, X either, + one or more of the one before. */
  readonly mask: string | null;
}

const MAX_FIELDS = 60;
const MAX_LABELS = 12;
const MAX_LENGTH = 100;

/**
 * Fields as a list of objects or names, or as an object from names to types or objects.
 *
 * @throws {RejectedInputError} with the field that cannot be used.
 */
export function readWantedFields(value: unknown): WantedField[] {
  const entries = toEntries(value);
  if (entries.length === 0) throw new RejectedInputError('fields', 'Must name at least one field.');
  if (entries.length > MAX_FIELDS) throw new RejectedInputError('fields', `Must have at most ${MAX_FIELDS} fields.`);
  const fields = entries.map(([name, facts], index) => readField(name, facts, `Field ${index + 1}`));
  const names = fields.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new RejectedInputError('fields', `"${twice}" is named twice.`);
  return fields;
}

function toEntries(value: unknown): (readonly [unknown, unknown])[] {
  if (Array.isArray(value))
    return value.map((item: unknown) => (typeof item === 'string' ? [item, {}] : [undefined, item]));
  if (typeof value === 'object' && value !== null) return Object.entries(value);
  throw new RejectedInputError('fields', 'Must be a list of fields, such as [{ "name": "total", "type": "money" }].');
}

function readField(key: unknown, facts: unknown, where: string): WantedField {
  const given = typeof facts === 'string' ? { type: facts } : facts;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new RejectedInputError('fields', `${where} must be an object or a type.`);
  }
  const own = new Map<string, unknown>(Object.entries(given));
  const name = readText(own.get('name') ?? key, `${where}: "name"`);
  const type = own.get('type') ?? 'text';
  const known = FIELD_TYPES.find((candidate) => candidate === type);
  if (!known) throw new RejectedInputError('fields', `${where}: "type" must be one of ${FIELD_TYPES.join(', ')}.`);
  return { name, type: known, labels: readLabels(own, name, where), mask: readMask(own.get('mask'), where) };
}

/** Without labels the name is one: "due_date" is "due date". */
function readLabels(own: ReadonlyMap<string, unknown>, name: string, where: string): string[] {
  const given = own.get('labels') ?? own.get('label');
  const list: unknown[] =
    given === undefined ? [name.replace(/[_-]+/gu, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')] : [given].flat();
  if (list.length > MAX_LABELS)
    throw new RejectedInputError('fields', `${where} must have at most ${MAX_LABELS} labels.`);
  const labels = list.map((label) => readText(label, `${where}: a label`));
  const empty = labels.find((label) => !/[\p{L}\p{N}#%]/u.test(label));
  if (empty !== undefined) throw new RejectedInputError('fields', `${where}: a label must have a letter.`);
  return labels;
}

function readMask(value: unknown, where: string): string | null {
  if (value === undefined || value === null) return null;
  const mask = readText(value, `${where}: "mask"`);
  if (mask.length > 40 || !/[A9X]/u.test(mask)) {
    throw new RejectedInputError(
      'fields',
      `${where}: "mask" must be like AA-9999 (A letter, 9 digit, X either, + more of it).`,
    );
  }
  return mask;
}

function readText(value: unknown, where: string): string {
  if (typeof value !== 'string' || value.trim() === '')
    throw new RejectedInputError('fields', `${where} must be a text.`);
  if (value.length > MAX_LENGTH)
    throw new RejectedInputError('fields', `${where} must have at most ${MAX_LENGTH} characters.`);
  return value.trim();
}
