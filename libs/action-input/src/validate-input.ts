import { isRecord } from './is-record';
import { checkValue } from './check-value';
import type { InputSchema, Param } from './input-schema';
import { isBlank } from './is-blank';

/** What is wrong with one field of a body. */
export interface InputProblem {
  readonly in: 'body';
  /** Empty for the body itself. */
  readonly field: string;
  readonly message: string;
}

export type InputCheck =
  | {
      readonly ok: true;
      readonly input: Readonly<Record<string, unknown>>;
      /** What the payload names and no parameter is called; absent where there is none. */
      readonly unknown?: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly InputProblem[] };

interface Reading {
  readonly input: Readonly<Record<string, unknown>>;
  readonly errors: readonly InputProblem[];
  /** The parameters that are asked for, given the values of those before them. */
  readonly visible: readonly Param[];
}

/** The console sends it, as specified, where nothing is entered: for every action. */
const DEFAULT_KEY = 'prompt';

/**
 * Checks a payload against an action's parameters, fills in defaults, drops what is unknown or hidden, and names what is unknown. One
 * entry per field.
 */
export function validateInput(schema: InputSchema, payload: unknown): InputCheck {
  if (!isRecord(payload)) return { ok: false, errors: [problem('', 'Must be a JSON object')] };
  const { input, errors } = readParams(schema, payload);
  if (errors.length > 0) return { ok: false, errors };
  const known = new Set([...schema.params.map(({ key }) => key), DEFAULT_KEY]);
  const unknown = Object.keys(payload).filter((key) => !known.has(key) && !isBlank(payload[key]));
  return { ok: true, input, ...(unknown.length > 0 && { unknown }) };
}

/** The parameters that a form shows for a payload: one with `showIf` only when the other has that value. */
export function findVisibleParams(schema: InputSchema, payload: Readonly<Record<string, unknown>>): readonly Param[] {
  // Only what others depend on is read: a form asks at each keystroke, and a file has millions of characters.
  const controlling = new Set(schema.params.map(({ showIf }) => showIf?.key));
  const read = Object.fromEntries(Object.entries(payload).filter(([key]) => controlling.has(key)));
  return readParams(schema, read).visible;
}

function readParams({ params, oneOf = [] }: InputSchema, payload: Readonly<Record<string, unknown>>): Reading {
  const input: Record<string, unknown> = {};
  const errors: InputProblem[] = [];
  const visible: Param[] = [];
  for (const param of params) {
    if (param.showIf && input[param.showIf.key] !== param.showIf.equals) continue;
    visible.push(param);
    const given = Object.hasOwn(payload, param.key) ? payload[param.key] : undefined;
    const value = isBlank(given) ? param.default : given;
    if (isBlank(value)) {
      if (param.required) errors.push(problem(param.key, `${param.label} is required`));
      continue;
    }
    const { value: parsed, message } = checkValue(param, value);
    if (message) errors.push(problem(param.key, message));
    else input[param.key] = parsed;
  }
  errors.push(...missingAlternatives(oneOf, params, input, errors));
  return { input, errors, visible };
}

function missingAlternatives(
  oneOf: readonly (readonly string[])[],
  params: readonly Param[],
  input: Record<string, unknown>,
  errors: readonly InputProblem[],
): InputProblem[] {
  const findLabel = (key: string) => params.find((param) => param.key === key)?.label ?? key;
  return oneOf
    .filter((keys) => keys.every((key) => input[key] === undefined && !errors.some(({ field }) => field === key)))
    .map((keys) => problem(keys[0] ?? '', `${keys.map(findLabel).join(' or ')} is required`));
}

function problem(field: string, message: string): InputProblem {
  return { in: 'body', field, message };
}
