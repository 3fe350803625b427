import type { JsonForm } from './json-form';

const ONE = { string: 'a text', number: 'a number', boolean: 'true or false', object: 'an object', array: 'a list' };
const MANY = { string: 'texts', number: 'numbers', boolean: 'true or false', object: 'objects', array: 'lists' };

/** At most this many members of an object are named. */
const MAX_NAMES = 6;

/** What a value has to be, for people: `a list of texts or objects with "text"`. */
export function describeForm(form: JsonForm, names: Record<keyof typeof ONE, string> = ONE): string {
  const parts = listAlternatives(form).flatMap((part) => (part.type ? names[part.type] + describeInside(part) : []));
  const unique = [...new Set(parts)];
  return unique.join(unique.some((part) => / (?:of|or) /.test(part)) ? ', or ' : ' or ');
}

/** The forms that a value may have. */
export function listAlternatives({ anyOf, ...form }: JsonForm): readonly JsonForm[] {
  return anyOf ? anyOf.flatMap(listAlternatives) : [form];
}

function describeInside({ items, properties = {}, required = [], additionalProperties }: JsonForm): string {
  const inside = items ?? additionalProperties;
  const kinds = inside ? describeForm(inside, MANY) : '';
  if (kinds !== '') return ` of ${kinds}`;
  if (required.length > 0) return ` with ${listNames(required, 'and')}`;
  const optional = Object.keys(properties);
  return optional.length > 0 ? ` with ${listNames(optional, 'or')}` : '';
}

function listNames(keys: readonly string[], word: 'and' | 'or'): string {
  const shown = keys.slice(0, MAX_NAMES).map((key) => `"${key}"`);
  if (keys.length > MAX_NAMES) return `${shown.join(', ')}, ...`;
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(` ${word} `);
}
