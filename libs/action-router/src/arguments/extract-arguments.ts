import type { Param, InputSchema } from '@declic/action-input';
import { isRecord } from '@declic/action-input';
import { findConcepts } from '../lexicon/find-concepts';
import type { Message } from '../read-message';
import { findChoices } from './find-choices';
import { findCountry } from './find-country';
import { findFreeText } from './find-free-text';
import { findNumber } from './find-number';
import { findPasted } from './find-pasted';
import { findPlace } from './find-place';
import { findTyped, isTyped } from './find-typed';

type Arguments = Readonly<Record<string, unknown>>;

/** What a message says about the parameters of an action. Nothing is guessed: what is not marked in the message is missing. */
export function extractArguments({ params }: Pick<InputSchema, 'params'>, message: Message): Arguments {
  const pasted = findPasted(message.text);
  const text = pasted?.rest ?? message.text;
  const found: Record<string, unknown> = {};
  const used = new Set<unknown>();
  for (const param of inOrder(params)) {
    const { showIf } = param;
    if (showIf && readGiven(params, found, showIf.key) !== showIf.equals) continue;
    const value = findValue(param, text, {
      ...message,
      entities: message.entities.filter((entity) => !used.has(entity.text)),
    });
    if (value === null) continue;
    found[param.key] = value;
    used.add(value);
  }
  Object.assign(found, placeFreeText(params, found, text));
  if (pasted) Object.assign(found, placePasted(params, pasted.value));
  return found;
}

/** What is required takes its data first: each is given to one parameter only. */
function inOrder(params: readonly Param[]): Param[] {
  return params.toSorted((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
}

function readGiven(params: readonly Param[], found: Arguments, key: string): unknown {
  return found[key] ?? params.find((param) => param.key === key)?.default;
}

function findValue(param: Param, text: string, message: Message): unknown {
  switch (param.kind) {
    case 'string':
      if (param.key === 'country') return findCountry(text);
      if (param.key === 'city') return findPlace(text)?.city ?? null;
      return findTyped(param, message.entities) ?? findLine(param, text);
    case 'number':
      return findNumber(param, text);
    case 'boolean':
      return isMentioned(param, message) ? true : null;
    case 'enum':
      return findChoices(param, text)[0] ?? null;
    case 'array<enum>': {
      const choices = findChoices(param, text);
      return choices.length > 0 ? choices : null;
    }
    case 'json':
      return null;
    default:
      return param.kind satisfies never;
  }
}

/** A line of the form "city: Lyon". */
function findLine({ key, label }: Param, text: string): string | null {
  for (const line of text.split(/[\n;]/)) {
    const [name, value] = line.split(/:\s+(.+)/s);
    const isNamed = [key, label].some((known) => known.toLowerCase() === name?.trim().toLowerCase());
    if (isNamed && value) return value.trim();
  }
  return null;
}

/** The one required text that is not of a form of its own. With two of them it is not clear which is meant. */
function placeFreeText(params: readonly Param[], found: Arguments, text: string): Arguments {
  const open = params.filter(
    (param) => param.required && param.kind === 'string' && !isTyped(param) && found[param.key] === undefined,
  );
  const [param] = open;
  if (!param || open.length > 1) return {};
  if (param.key === 'category') return placeCategory(text);
  const value = findFreeText(text);
  return value ? { [param.key]: value } : {};
}

function placeCategory(text: string): Arguments {
  const before = findPlace(text)?.before.split(/\s+/) ?? [];
  return before.length === 1 && before[0] ? { category: before[0] } : {};
}

/** An object with the keys of parameters is the arguments; anything else is the first required value of free form. */
function placePasted(params: readonly Param[], value: unknown): Arguments {
  const keys = params.map(({ key }) => key);
  if (isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => keys.includes(key)))
    return value;
  const forms = params.filter(({ kind }) => kind === 'json');
  const param = forms.find(({ required }) => required) ?? forms[0];
  return param ? { [param.key]: value } : {};
}

const COMMON = new Set(['check', 'fetch', 'with', 'include', 'read', 'live', 'keep', 'search']);

/** A switch is on when every word of its key, but verbs, is in the message: "check_mx" by "MX". */
function isMentioned({ key }: Param, { words }: Message): boolean {
  const names = key.split('_').filter((name) => !COMMON.has(name));
  if (names.length === 0) return false;
  return names.every((name) => words.some((word) => word === name || sharesConcept(word, name)));
}

function sharesConcept(word: string, name: string): boolean {
  const concepts = findConcepts(name);
  return name === 'site' && findConcepts(word).some((concept) => concepts.includes(concept));
}
