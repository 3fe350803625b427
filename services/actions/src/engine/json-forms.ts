import type { JsonForm } from '@declic/action-input';

// Forms of JSON parameters. Objects may have more members, as tables of callers do.

export const TEXT: JsonForm = { type: 'string' };
export const NUMBER: JsonForm = { type: 'number' };
export const FLAG: JsonForm = { type: 'boolean' };

/** A text with these values only. */
export const oneOf = (values: readonly string[]): JsonForm => ({ type: 'string', enum: values });

export const either = (...anyOf: readonly JsonForm[]): JsonForm => ({ anyOf });

/** Of a record in the caller's own system. */
export const ID: JsonForm = either(TEXT, NUMBER);

type Members = Readonly<Record<string, JsonForm>>;

export const members = (properties: Members, required: readonly string[] = []): JsonForm => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

/** Members of any name. */
export const mapOf = (additionalProperties: JsonForm): JsonForm => ({ type: 'object', additionalProperties });

/** Members of these names, each a text. */
export const textMembers = (keys: readonly string[]): Members => Object.fromEntries(keys.map((key) => [key, TEXT]));

/** An object of texts. */
export const texts = (keys: readonly string[], required: readonly string[] = []): JsonForm =>
  members(textMembers(keys), required);

interface Size {
  readonly minItems?: number;
  readonly maxItems?: number;
}

export const items = (item: JsonForm, size: Size = {}): JsonForm => ({ type: 'array', items: item, ...size });

/** A list, or a text that is split into one. */
export const itemsOrText = (item: JsonForm, size: Size = {}): JsonForm => either(items(item, size), TEXT);

/** An object of a list that may be given as its main text alone. */
export const textOr = (form: JsonForm): JsonForm => either(TEXT, form);

/** A row of a table: cells by the names of their columns. */
export const ROW: JsonForm = { type: 'object', description: 'Cells by the names of their columns.' };
