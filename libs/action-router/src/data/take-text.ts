import type { InputSchema, Param } from '@declic/action-input';
import { isTyped } from '../arguments/find-typed';
import { extractArguments } from '../arguments/extract-arguments';
import { readMessage } from '../read-message';
import type { DescribedText } from './describe-text';
import { STRENGTH, type Taken } from './fit';
import { takeData } from './take-data';

/** A text on one line that is shorter goes into any field; a longer one where there is room for it. */
const SHORT = 200;

/** The parameters that take a text, by what it is. */
export function takeText(schema: InputSchema, text: string, described: DescribedText): Taken[] {
  switch (described.kind) {
    case 'entity':
      return [...takeEntity(schema, text), ...takeInList(schema, [described.value], described.entity)];
    case 'entities':
      return takeInList(schema, described.value, described.entity);
    case 'list':
    case 'table':
    case 'object':
      return takeData(schema, described.value);
    case 'html':
      return takeNamed(schema, 'html', text);
    case 'calendar':
      return schema.params
        .filter(({ key }) => key.startsWith('ics'))
        .map(({ key, label }) => toTaken(key, [{ ics: text }], STRENGTH.exact, `${label} takes this calendar`));
    case 'xml':
      return [];
    default:
      return takeProse(schema, text, described.kind);
  }
}

/** An address whose name ends like that of a file; any other is that of a page. */
const FILE_ADDRESS = /^https?:\/\/[^?#]*\/[^?#]*\.(?!html?\b)[a-z0-9]{2,4}(?:[?#]|$)/i;

/** By the router's own rules for typed data. */
function takeEntity(schema: InputSchema, text: string): Taken[] {
  const found = extractArguments(schema, readMessage(text.trim()));
  return schema.params
    .filter(({ kind, showIf, key }) => kind === 'string' && showIf === undefined && found[key] !== undefined)
    .filter(({ ui }) => ui?.accept === undefined || FILE_ADDRESS.test(text))
    .map((param) => {
      const isMade = isTyped(param) && isNeeded(schema, param) && param.ui?.accept === undefined;
      const strength = isMade ? STRENGTH.exact : STRENGTH.possible;
      return toTaken(param.key, found[param.key], strength, `${param.label} takes it`);
    });
}

const LISTS: Readonly<Record<string, RegExp>> = { url: /^(?:urls|sites)$/, email: /^emails$/, phone: /^phones$/ };

function takeInList({ params }: InputSchema, value: readonly string[], entity: string): Taken[] {
  return params
    .filter(({ kind, key }) => kind === 'json' && LISTS[entity]?.test(key))
    .map(({ key, label }) =>
      toTaken(key, value, value.length > 1 ? STRENGTH.exact : STRENGTH.possible, `${label} takes it`),
    );
}

function takeNamed({ params }: InputSchema, name: string, text: string): Taken[] {
  return params
    .filter(({ key, kind }) => kind === 'string' && key === name)
    .map(({ key, label }) => toTaken(key, text, STRENGTH.exact, `${label} takes it`));
}

/** Which text has a parameter of its own. */
const MADE_FOR: Readonly<Partial<Record<DescribedText['kind'], string>>> = {
  message: 'email',
  transcript: 'transcript',
};

function takeProse(schema: InputSchema, text: string, kind: DescribedText['kind']): Taken[] {
  return schema.params
    .filter((param) => isNeeded(schema, param))
    .filter((param) => param.kind === 'string' && !isOfOwnForm(param) && hasRoom(param, text))
    .map((param) => {
      const isMade = param.key === MADE_FOR[kind];
      const strength = isMade ? STRENGTH.exact : param.ui?.multiline ? STRENGTH.fits : STRENGTH.possible;
      return toTaken(param.key, text, strength, `${param.label} takes this text`);
    });
}

function isNeeded({ oneOf = [] }: InputSchema, { key, required }: Param): boolean {
  return required === true || oneOf.some((keys) => keys.includes(key));
}

function isOfOwnForm(param: Param): boolean {
  return isTyped(param) || param.key === 'html' || param.showIf !== undefined;
}

function hasRoom({ ui, validate: { max = Infinity } = {} }: Param, text: string): boolean {
  const isShort = text.length <= SHORT && !text.includes('\n');
  return text.length <= max && (isShort || ui?.multiline === true);
}

function toTaken(key: string, value: unknown, strength: number, reason: string): Taken {
  return { payload: { [key]: value }, strength, reason };
}
