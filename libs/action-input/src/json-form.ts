import { isRecord } from '@declic/openapi/json';
import { describeForm, listAlternatives } from './describe-form';

/** The form of a JSON parameter: the part of JSON Schema 2020-12 that forms and services check alike. */
export interface JsonForm {
  readonly type?: 'string' | 'number' | 'boolean' | 'object' | 'array';
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly JsonForm[];
  readonly items?: JsonForm;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonForm>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonForm;
}

/**
 * What is wrong with a value, named by its place; undefined when nothing is. More lenient than the schema: what is null or blank inside is not
 * there, and a text may be a number and the other way round, as tables and forms write them.
 */
export function findFormProblem(form: JsonForm, value: unknown, place = ''): string | undefined {
  const fitting = listAlternatives(form).filter((alternative) => hasType(alternative, value));
  if (fitting.length === 0) return say(place, `must be ${describeForm(form)}`);
  const problems = fitting.map((alternative) => findPartProblem(alternative, value, place));
  return problems.includes(undefined) ? undefined : problems[0];
}

function findPartProblem(form: JsonForm, value: unknown, place: string): string | undefined {
  if (Array.isArray(value)) return findListProblem(form, value, place);
  if (isRecord(value)) return findObjectProblem(form, value, place);
  const isListed = form.enum === undefined || form.enum.includes(String(value));
  return isListed ? undefined : say(place, `must be one of: ${form.enum.join(', ')}`);
}

function findListProblem({ items, minItems, maxItems }: JsonForm, list: readonly unknown[], place: string) {
  if (minItems !== undefined && minItems === maxItems && list.length !== minItems)
    return say(place, `must have exactly ${countItems(minItems)}`);
  if (minItems !== undefined && list.length < minItems) return say(place, `must have at least ${countItems(minItems)}`);
  if (maxItems !== undefined && list.length > maxItems) return say(place, `must have at most ${countItems(maxItems)}`);
  if (!items) return undefined;
  for (const [index, item] of list.entries()) {
    if (item === null) continue;
    const problem = findFormProblem(items, item, place === '' ? `Item ${index + 1}:` : `${place} item ${index + 1}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function findObjectProblem(form: JsonForm, value: Readonly<Record<string, unknown>>, place: string) {
  const { properties = {}, required = [], additionalProperties } = form;
  const isGiven = (key: string) => Object.hasOwn(value, key) && value[key] !== null && value[key] !== '';
  const missing = required.find((key) => !isGiven(key));
  if (missing !== undefined) return `${inFront(place)}"${missing}" is required${explain(properties[missing])}`;
  for (const key of Object.keys(value).filter(isGiven)) {
    const inside = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    const problem = inside && findFormProblem(inside, value[key], `${inFront(place)}"${key.slice(0, 60)}"`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Whether a value is of a type that the form takes, whatever is inside. */
export function isOfForm(form: JsonForm, value: unknown): boolean {
  return listAlternatives(form).some((alternative) => hasType(alternative, value));
}

function hasType({ type }: JsonForm, value: unknown): boolean {
  switch (type) {
    case undefined:
      return true;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'number':
      return typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));
    case 'boolean':
      return typeof value === 'boolean' || value === 'true' || value === 'false';
    case 'string':
      return ['string', 'number', 'boolean'].includes(typeof value);
    default:
      return type satisfies never;
  }
}

const countItems = (count: number) => (count === 1 ? '1 item' : `${count} items`);

function explain(form: JsonForm | undefined): string {
  return form?.description === undefined ? '' : `: ${form.description.replace(/\.$/, '')}`;
}

/** "Must be a list", "Item 2: must be an object", `Item 2: "tags" must be a list`, `"tags" item 1 must be a text`. */
function say(place: string, problem: string): string {
  return place === '' ? `${problem[0]?.toUpperCase()}${problem.slice(1)}` : `${place} ${problem}`;
}

function inFront(place: string): string {
  return place === '' ? '' : `${place.replace(/:$/, '')}: `;
}
