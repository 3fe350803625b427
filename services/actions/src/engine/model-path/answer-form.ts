import { isRecord } from '@declic/openapi/json';
import { RefusedAnswerError } from './model-path';

type Schema = Readonly<Record<string, unknown>>;
type Choices = Readonly<Record<string, readonly string[]>>;

/** A list of texts may grow, because a paragraph can become two. */
const MAX_MORE_TEXTS = 5;
const LONGER = { times: 3, characters: 600 };

/**
 * JSON Schema of an answer in the form of the draft. Only what every endpoint with structured output knows: no lengths, no patterns.
 */
export function toAnswerSchema(draft: unknown, choices: Choices, path = ''): Schema {
  if (typeof draft === 'string')
    return choices[path] ? { type: 'string', enum: [...choices[path]] } : { type: 'string' };
  if (Array.isArray(draft))
    return { type: 'array', items: unite(draft.map((item) => toAnswerSchema(item, choices, `${path}[]`))) };
  if (!isRecord(draft)) return { type: 'null' };
  const properties = Object.fromEntries(
    Object.entries(draft).map(([key, value]) => [
      key,
      toAnswerSchema(value, choices, path === '' ? key : `${path}.${key}`),
    ]),
  );
  return { type: 'object', required: Object.keys(draft), additionalProperties: false, properties };
}

/**
 * Whether an answer that fits its schema has the places of the draft: as many entries, a text where one was, and no text that is
 * many times as long.
 *
 * @throws {RefusedAnswerError}
 */
export function assertForm(answer: unknown, draft: unknown): void {
  if (Array.isArray(draft)) return assertList(answer, draft);
  if (isRecord(draft)) {
    if (!isRecord(answer)) throw new RefusedAnswerError('its answer has another form');
    for (const [key, value] of Object.entries(draft)) assertForm(answer[key], value);
    return;
  }
  if (typeof draft !== typeof answer || (draft === null) !== (answer === null))
    throw new RefusedAnswerError('its answer has another form');
  if (typeof draft === 'string' && typeof answer === 'string') assertText(answer, draft);
}

function assertList(answer: unknown, draft: readonly unknown[]): void {
  if (!Array.isArray(answer)) throw new RefusedAnswerError('its answer has another form');
  const isTexts = draft.every((item) => typeof item === 'string');
  const most = isTexts ? draft.length + MAX_MORE_TEXTS : draft.length;
  const least = isTexts ? Math.min(draft.length, 1) : draft.length;
  if (answer.length > most || answer.length < least)
    throw new RefusedAnswerError('its answer has too few or too many entries');
  for (const [index, item] of answer.entries())
    assertForm(item, isTexts ? draft[Math.min(index, draft.length - 1)] : draft[index]);
}

function assertText(answer: string, draft: string): void {
  if ((answer.trim() === '') !== (draft.trim() === '')) throw new RefusedAnswerError('its answer has an empty text');
  if (answer.length > draft.length * LONGER.times + LONGER.characters)
    throw new RefusedAnswerError('its answer is too long');
}

/** Entries of a list are alike, apart from texts that some of them do not have. */
function unite(schemas: readonly Schema[]): Schema {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [only, second] = distinct;
  return only && !second ? only : { anyOf: distinct.length > 0 ? distinct : [{ type: 'string' }] };
}
