import { RejectedInputError } from '../../engine/run-errors';
import { isRecord } from '@declic/openapi/json';

/** One text of a list that a caller sent. */
export interface InputText {
  /** The caller's id, or the place in the list, from 1, as text. */
  readonly id: string;
  readonly text: string;
}

const MAX_TEXTS = 10_000;
const LONGEST_TEXT = 20_000;

const SUBJECT_KEYS = ['subject', 'title'];

/** Where a text is looked for in an object, in this order. */
const TEXT_KEYS = ['text', 'body', 'message', 'content', 'comment', 'review', 'description'];

/**
 * Reads a list of texts: plain texts, or objects with an id, a text and, for mails and tickets, a subject. A text with line breaks is a
 * list of its lines. Some may be blank, null or without a text: they stay at their place, with "".
 *
 * @throws {RejectedInputError}
 */
export function readTextsWithBlanks(field: string, value: unknown): InputText[] {
  const texts = readItems(field, value).map((item, index) =>
    isBlank(item) ? { id: idOf(item, index + 1), text: '' } : readText(field, item, index + 1),
  );
  if (texts.every(({ text }) => text === '')) throw new RejectedInputError(field, 'Must have at least one text');
  return texts;
}

function isBlank(item: unknown): boolean {
  if (item === null) return true;
  if (typeof item === 'string') return item.trim() === '';
  if (!isRecord(item)) return false;
  const named = [...SUBJECT_KEYS, ...TEXT_KEYS].filter((key) => Object.hasOwn(item, key)).map((key) => item[key]);
  return named.length > 0 && named.every((part) => part === null || (typeof part === 'string' && part.trim() === ''));
}

function readItems(field: string, value: unknown): readonly unknown[] {
  const items: unknown = typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '') : value;
  if (!Array.isArray(items) || items.length === 0)
    throw new RejectedInputError(field, 'Must be a list of texts, or of objects with a "text"');
  if (items.length > MAX_TEXTS) throw new RejectedInputError(field, `Must have at most ${MAX_TEXTS} items`);
  return items;
}

function readText(field: string, item: unknown, place: number): InputText {
  const text = typeof item === 'string' ? item : isRecord(item) ? textOf(item) : null;
  if (text === null || text.trim() === '')
    throw new RejectedInputError(field, `Item ${place}: must be a text or an object with a "text"`);
  if (text.length > LONGEST_TEXT)
    throw new RejectedInputError(field, `Item ${place}: must have at most ${LONGEST_TEXT} characters`);
  return { id: idOf(item, place), text };
}

function idOf(item: unknown, place: number): string {
  const id = isRecord(item) ? item['id'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 200) : String(place);
}

function textOf(item: Readonly<Record<string, unknown>>): string | null {
  const subject = SUBJECT_KEYS.map((key) => item[key]).find((part) => typeof part === 'string');
  const body = TEXT_KEYS.map((key) => (Object.hasOwn(item, key) ? item[key] : undefined)).find(
    (part) => typeof part === 'string',
  );
  const parts = [subject, body].filter((part) => typeof part === 'string' && part.trim() !== '');
  return parts.length > 0 ? parts.join('\n') : null;
}
