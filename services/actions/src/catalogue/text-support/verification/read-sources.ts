import { RejectedInputError } from '../../../engine/run-errors';
import { isRecord } from '@declic/openapi/json';

export interface Source {
  /** Its place among all sources, from 1. */
  readonly number: number;
  readonly title: string | null;
  readonly url: string | null;
  readonly text: string;
}

const MAX_SOURCES = 200;
const MAX_URLS = 10;

/** @throws {RejectedInputError} */
export function readSources(value: unknown): Omit<Source, 'number'>[] {
  if (value === undefined) return [];
  const items: unknown = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(items) || items.length > MAX_SOURCES)
    throw new RejectedInputError(
      'sources',
      `Must be a list of at most ${MAX_SOURCES} texts, or of objects with a "text"`,
    );
  return items.map((item: unknown, index) => {
    const text = isRecord(item) ? item['text'] : item;
    if (typeof text !== 'string' || text.trim() === '')
      throw new RejectedInputError('sources', `Item ${index + 1}: must be a text or an object with a "text"`);
    const { title, url } = isRecord(item) ? { title: item['title'], url: item['url'] } : {};
    return {
      title: typeof title === 'string' ? title.slice(0, 500) : null,
      url: typeof url === 'string' ? url.slice(0, 2_000) : null,
      text,
    };
  });
}

/** @throws {RejectedInputError} */
export function readUrls(value: unknown): string[] {
  if (value === undefined) return [];
  const items: unknown = typeof value === 'string' ? value.split(/\s+/u).filter(Boolean) : value;
  if (!Array.isArray(items) || items.length > MAX_URLS)
    throw new RejectedInputError('urls', `Must be a list of at most ${MAX_URLS} addresses`);
  return items.map((item: unknown, index) => {
    if (typeof item !== 'string' || !/^https?:\/\/\S+$/iu.test(item.trim()) || !URL.canParse(item.trim()))
      throw new RejectedInputError(
        'urls',
        `Item ${index + 1}: must be an address that begins with http:// or https://`,
      );
    return item.trim();
  });
}
