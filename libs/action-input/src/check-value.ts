import isEmail from 'validator/lib/isEmail.js';
import isUrl from 'validator/lib/isURL.js';
import { FILE_REFERENCE_MESSAGE, isFileReference } from './file-reference';
import type { Param } from './input-schema';
import { findFormProblem, isOfForm } from './json-form';
import { decimalOrText, jsonOrText } from './read-text';

export interface Checked {
  readonly value?: unknown;
  readonly message?: string | undefined;
}

export function checkValue(param: Param, value: unknown): Checked {
  switch (param.kind) {
    case 'string':
      return typeof value === 'string' ? { value, message: textProblem(param, value) } : { message: 'Must be a text' };
    case 'number':
      return checkNumber(param, value);
    case 'boolean':
      return checkBoolean(value);
    case 'enum':
      return isChoice(param, value) ? { value } : { message: formatChoices(param) };
    case 'array<enum>':
      return checkList(param, value);
    case 'json':
      return checkJson(param, typeof value === 'string' ? jsonOrText(value) : value);
    default:
      return param.kind satisfies never;
  }
}

function textProblem({ ui, validate: { format, min, max } = {} }: Param, text: string): string | undefined {
  if (text.includes('\0')) return 'Must not contain a NUL character';
  if (ui?.accept) return isFileReference(text) ? undefined : FILE_REFERENCE_MESSAGE;
  if (format === 'url' && !isUrl(text, { protocols: ['http', 'https'], require_protocol: true, require_tld: false }))
    return 'Must be a valid URL';
  if (format === 'email' && !isEmail(text)) return 'Must be a valid email';
  return boundsProblem(text.length, min, max);
}

/** A value of another type is answered with what its field shows as an example. */
function checkJson({ schema, placeholder }: Param, value: unknown): Checked {
  if (!schema) return { value };
  const message = findFormProblem(schema, value);
  const needsExample = message !== undefined && placeholder !== undefined && !isOfForm(schema, value);
  return { value, message: needsExample ? `${message}, for example ${placeholder}` : message };
}

/** Forms have texts only. */
function checkBoolean(value: unknown): Checked {
  if (typeof value === 'boolean') return { value };
  return value === 'true' || value === 'false' ? { value: value === 'true' } : { message: 'Must be true or false' };
}

/** A form with one entry sends no list. */
function checkList(param: Param, value: unknown): Checked {
  const items = typeof value === 'string' ? [value] : value;
  return Array.isArray(items) && items.every((item) => isChoice(param, item))
    ? { value: items }
    : { message: `Must be a list. ${formatChoices(param)}` };
}

function checkNumber({ validate: { min, max } = {} }: Param, value: unknown): Checked {
  const number = typeof value === 'string' ? decimalOrText(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return { message: 'Must be a number' };
  return { value: number, message: boundsProblem(number, min, max) };
}

function boundsProblem(size: number, min: number | undefined, max: number | undefined): string | undefined {
  if (min !== undefined && size < min) return `Must be at least ${min}`;
  if (max !== undefined && size > max) return `Must be at most ${max}`;
  return undefined;
}

function isChoice({ enum: choices = [] }: Param, value: unknown): boolean {
  return choices.some((choice) => choice.value === value);
}

function formatChoices({ enum: choices = [] }: Param): string {
  return `Must be one of: ${choices.map(({ value }) => value).join(', ')}`;
}
