import { RejectedInputError } from '../../../engine/run-errors';
import { isRecord } from '@declic/openapi/json';

/** A question with its answer, or a document. */
export interface KnowledgeItem {
  readonly id: string;
  readonly title: string | null;
  readonly url: string | null;
  readonly question: string | null;
  readonly text: string;
}

const MAX_ITEMS = 2_000;
const LONGEST_TITLE = 500;

/** @throws {RejectedInputError} */
export function readKnowledge(value: unknown): KnowledgeItem[] {
  const items: unknown = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(items) || items.length === 0)
    throw new RejectedInputError(
      'knowledge',
      'Must be a list of questions with answers, or of documents with a "text"',
    );
  if (items.length > MAX_ITEMS) throw new RejectedInputError('knowledge', `Must have at most ${MAX_ITEMS} items`);
  return items.map((item: unknown, index) => readItem(item, index + 1));
}

function readItem(item: unknown, place: number): KnowledgeItem {
  if (typeof item === 'string' && item.trim() !== '')
    return { id: String(place), title: null, url: null, question: null, text: item };
  if (!isRecord(item)) throw new RejectedInputError('knowledge', `Item ${place}: must be a text or an object`);
  const text = textOf(item, ['answer', 'text', 'content', 'body']);
  if (text === null)
    throw new RejectedInputError('knowledge', `Item ${place}: needs an "answer" to a "question", or a "text"`);
  const id = item['id'];
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 200) : String(place),
    title: textOf(item, ['title'])?.slice(0, LONGEST_TITLE) ?? null,
    url: textOf(item, ['url'])?.slice(0, 2_000) ?? null,
    question: textOf(item, ['question'])?.slice(0, LONGEST_TITLE) ?? null,
    text,
  };
}

function textOf(item: Readonly<Record<string, unknown>>, keys: readonly string[]): string | null {
  const found = keys
    .map((key) => (Object.hasOwn(item, key) ? item[key] : undefined))
    .find((value) => typeof value === 'string');
  return typeof found === 'string' && found.trim() !== '' ? found : null;
}
