import validator from 'validator';
import type { FieldError } from '@declic/nest-kit';
import { FILE_REFERENCE_MESSAGE, readFileReference } from './file-reference';
import type { InputSchema, Param } from './input-schema';

export type InputCheck =
  | { readonly ok: true; readonly input: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Checks a payload against an action's parameters, fills in defaults, and drops what is unknown or hidden. One entry per field. */
export function validateInput({ params, oneOf = [] }: InputSchema, payload: unknown): InputCheck {
  if (!isRecord(payload)) return { ok: false, errors: [refusal('', 'Must be a JSON object')] };

  const input: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const param of params) {
    if (param.showIf && input[param.showIf.key] !== param.showIf.equals) continue;
    const given = Object.hasOwn(payload, param.key) ? payload[param.key] : undefined;
    const value = isBlank(given) ? param.default : given;
    if (isBlank(value)) {
      if (param.required) errors.push(refusal(param.key, `${param.label} is required`));
      continue;
    }
    const { value: parsed, message } = checkValue(param, value);
    if (message) errors.push(refusal(param.key, message));
    else input[param.key] = parsed;
  }
  errors.push(...missingAlternatives(oneOf, params, input, errors));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, input };
}

interface Checked {
  readonly value?: unknown;
  readonly message?: string | undefined;
}

function checkValue(param: Param, value: unknown): Checked {
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
      return { value: typeof value === 'string' ? parsedOrRaw(value) : value };
    default:
      return param.kind satisfies never;
  }
}

function textProblem({ ui, validate: { format, min, max } = {} }: Param, text: string): string | undefined {
  if (text.includes('\0')) return 'Must not contain a NUL character';
  if (ui?.accept) return readFileReference(text) ? undefined : FILE_REFERENCE_MESSAGE;
  if (
    format === 'url' &&
    !validator.isURL(text, { protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  )
    return 'Must be a valid URL';
  if (format === 'email' && !validator.isEmail(text)) return 'Must be a valid email';
  return boundsProblem(text.length, min, max);
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

/** Forms send numbers as text; they are read as decimals. Their form is read in linear time. */
const DECIMAL = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/;
const LONGEST_DECIMAL = 64;

function checkNumber({ validate: { min, max } = {} }: Param, value: unknown): Checked {
  const isDecimal = typeof value === 'string' && value.length <= LONGEST_DECIMAL && DECIMAL.test(value);
  const number = isDecimal ? Number.parseFloat(value) : value;
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

function parsedOrRaw(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function missingAlternatives(
  oneOf: readonly (readonly string[])[],
  params: readonly Param[],
  input: Record<string, unknown>,
  errors: readonly FieldError[],
): FieldError[] {
  const findLabel = (key: string) => params.find((param) => param.key === key)?.label ?? key;
  return oneOf
    .filter((keys) => keys.every((key) => input[key] === undefined && !errors.some(({ field }) => field === key)))
    .map((keys) => refusal(keys[0] ?? '', `${keys.map(findLabel).join(' or ')} is required`));
}

function refusal(field: string, message: string): FieldError {
  return { in: 'body', field, message };
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
