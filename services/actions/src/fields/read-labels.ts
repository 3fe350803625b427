import { items, itemsOrText, members, TEXT, textOr } from '../engine/json-forms';
import { RejectedInputError } from '../engine/run-errors';
import { isRecord } from '@declic/openapi/json';
import { splitWords } from '../text/words';
import type { LabelSource } from '../text/classify/classifier';

const MAX_LABELS = 100;
const MAX_KEYWORDS = 500;
const MAX_EXAMPLES = 5_000;
const LONGEST_EXAMPLE = 5_000;

const LABEL = members({ name: TEXT, keywords: itemsOrText(TEXT), description: TEXT });

/** Labels and examples, as `readLabels` takes them. */
export const LABELS_FORM = itemsOrText(textOr(LABEL), { maxItems: MAX_LABELS });
export const EXAMPLES_FORM = items(members({ text: TEXT, label: TEXT }), { maxItems: MAX_EXAMPLES });

type Draft = { readonly name: string; readonly phrases: readonly string[] };

/**
 * Reads the labels and examples of a caller. Labels are names, or objects with "name" and, if wanted, "keywords" and "description";
 * examples are objects with "text" and "label". Without labels those of the examples are taken.
 *
 * @throws {RejectedInputError}
 */
export function readLabels(labels: unknown, examples: unknown, least = 2): LabelSource[] {
  const known = readExamples(examples);
  const drafts = labels === undefined ? [...known.keys()].map((name) => ({ name, phrases: [] })) : readDrafts(labels);
  const names = new Set(drafts.map(({ name }) => name));
  if (names.size !== drafts.length) throw new RejectedInputError('labels', 'Must have each name once');
  if (names.size < least)
    throw new RejectedInputError(labels === undefined ? 'examples' : 'labels', 'Must have two labels at least');
  for (const name of known.keys())
    if (!names.has(name))
      throw new RejectedInputError('examples', `The label "${name.slice(0, 80)}" is not in the list of labels`);
  return drafts.map(({ name, phrases }) => ({ name, phrases, examples: known.get(name) ?? [] }));
}

function readDrafts(labels: unknown): Draft[] {
  const items: unknown =
    typeof labels === 'string'
      ? labels
          .split(/[\n,;]/u)
          .map((name) => name.trim())
          .filter(Boolean)
      : labels;
  if (!Array.isArray(items))
    throw new RejectedInputError('labels', 'Must be a list of names, or of objects with a "name"');
  if (items.length > MAX_LABELS) throw new RejectedInputError('labels', `Must have at most ${MAX_LABELS} items`);
  return items.map((item: unknown, index) => readDraft(item, index + 1));
}

function readDraft(item: unknown, place: number): Draft {
  if (typeof item === 'string' && item.trim() !== '') return { name: item.trim().slice(0, 200), phrases: [] };
  if (!isRecord(item))
    throw new RejectedInputError('labels', `Item ${place}: must be a name or an object with a "name"`);
  const name = item['name'] ?? item['label'];
  if (typeof name !== 'string' || name.trim() === '')
    throw new RejectedInputError('labels', `Item ${place}: "name" must be a text`);
  return {
    name: name.trim().slice(0, 200),
    phrases: [...readKeywords(item['keywords'], place), ...readDescription(item['description'], place)],
  };
}

function readKeywords(value: unknown, place: number): string[] {
  const list: unknown = typeof value === 'string' ? value.split(/[\n,;|]/u) : (value ?? []);
  if (!Array.isArray(list) || list.length > MAX_KEYWORDS)
    throw new RejectedInputError('labels', `Item ${place}: "keywords" must be a list of at most ${MAX_KEYWORDS} words`);
  return list.map((keyword: unknown) => {
    if (typeof keyword !== 'string')
      throw new RejectedInputError('labels', `Item ${place}: each keyword must be a text`);
    return keyword.trim().slice(0, 100);
  });
}

/** Each word of a description speaks for its label; the short ones are mostly articles. */
function readDescription(value: unknown, place: number): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'string') throw new RejectedInputError('labels', `Item ${place}: "description" must be a text`);
  return splitWords(value.slice(0, LONGEST_EXAMPLE))
    .map(({ normal }) => normal)
    .filter((word) => word.length > 3);
}

function readExamples(value: unknown): Map<string, string[]> {
  const known = new Map<string, string[]>();
  if (value === undefined) return known;
  if (!Array.isArray(value))
    throw new RejectedInputError('examples', 'Must be a list of objects with a "text" and a "label"');
  if (value.length > MAX_EXAMPLES) throw new RejectedInputError('examples', `Must have at most ${MAX_EXAMPLES} items`);
  value.forEach((item: unknown, index) => {
    const { text, label } = isRecord(item) ? { text: item['text'], label: item['label'] ?? item['category'] } : {};
    if (typeof text !== 'string' || typeof label !== 'string' || text.trim() === '' || label.trim() === '')
      throw new RejectedInputError('examples', `Item ${index + 1}: "text" and "label" must be texts`);
    const name = label.trim().slice(0, 200);
    known.set(name, [...(known.get(name) ?? []), text.slice(0, LONGEST_EXAMPLE)]);
  });
  return known;
}
