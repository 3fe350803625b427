import { RejectedInputError } from '../engine/run-errors';
import { FieldReader, isJsonObject } from '../fields/read-fields';
import { parsePage, type Page } from '../pages/parse-page';
import { UnreadablePageError } from '../pages/unreadable-page-error';
import { splitBlocks } from '../text/blocks';
import { contentBlocks, type Source } from './source';

const MAX_DOCUMENTS = 200;
const LONGEST_DOCUMENT = 1_000_000;

/** Documents of a JSON parameter: texts, or objects with `text` or `html`, and perhaps `title` and `url`. */
export async function readDocuments(value: unknown): Promise<Source[]> {
  if (value === undefined) return [];
  const list = Array.isArray(value) ? value : [value];
  if (list.length > MAX_DOCUMENTS)
    throw new RejectedInputError('documents', `Must have at most ${MAX_DOCUMENTS} documents`);
  const total = list.reduce<number>((sum, item) => sum + lengthOf(item), 0);
  if (total > LONGEST_DOCUMENT)
    throw new RejectedInputError('documents', `Must have at most ${LONGEST_DOCUMENT} characters in all`);
  const sources: Source[] = [];
  for (const [index, item] of list.entries()) sources.push(await readDocument(item, index));
  return sources;
}

async function readDocument(item: unknown, index: number): Promise<Source> {
  const fallback = `Document ${index + 1}`;
  if (typeof item === 'string') return { title: fallback, url: null, blocks: blocksOf(item) };
  if (!isJsonObject(item))
    throw new RejectedInputError('documents', `Document ${index + 1} must be a text or an object`);
  const reader = new FieldReader('documents', item, `[${index}].`);
  const title = reader.text('title', { max: 300 });
  const url = reader.link('url') || null;
  const html = reader.text('html', { max: LONGEST_DOCUMENT });
  if (html !== '') {
    const page = await parsePage(html).catch((error: unknown) => {
      throw error instanceof UnreadablePageError ? reader.refuse('html', error.message) : error;
    });
    return { title: title || titleOf(page) || fallback, url, blocks: contentBlocks(page) };
  }
  const text = reader.requiredText('text', { max: LONGEST_DOCUMENT });
  return { title: title || fallback, url, blocks: blocksOf(text) };
}

export function titleOf(page: Page): string {
  const [heading] = page('h1').toArray();
  const title = page('title').first().text() || (heading ? page(heading).text() : '');
  return title.replace(/\s+/gu, ' ').trim().slice(0, 300);
}

/** Paragraphs of a text; headings are those of Markdown. */
function blocksOf(text: string): Source['blocks'] {
  const outline: { readonly level: number; readonly text: string }[] = [];
  return splitBlocks(withoutCode(text)).map((block) => {
    const [, marks = '', heading = ''] = /^(#{1,6})\s+([^\n]{1,300})$/u.exec(block.text) ?? [];
    const level = marks.length;
    if (level > 0) while ((outline.at(-1)?.level ?? 0) >= level) outline.pop();
    const headings = outline.map((above) => above.text);
    if (level > 0) outline.push({ level, text: heading });
    return { text: level > 0 ? heading : block.text.replace(/\s+/gu, ' '), headings, level };
  });
}

/** Fenced code is no sentence that could answer. A fence that is not closed is taken for text. */
function withoutCode(text: string): string {
  if (!text.includes('```')) return text;
  let isCode = false;
  const lines = text.split('\n').filter((line) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    return !isFence && !isCode;
  });
  return isCode ? text : lines.join('\n');
}

function lengthOf(item: unknown): number {
  if (typeof item === 'string') return item.length;
  if (!isJsonObject(item)) return 0;
  return [item['text'], item['html']].reduce<number>(
    (sum, part) => sum + (typeof part === 'string' ? part.length : 0),
    0,
  );
}
