import { RejectedInputError } from '../../../engine/run-errors';
import { readItems } from '../../../fields/read-items';
import { cleanText } from '../../../writing/facts';

export interface Source {
  readonly title: string;
  /** Third-party text is quoted; text without an address is the caller's own and stands without quotation marks. */
  readonly url: string | null;
  readonly text: string;
}

const MAX_SOURCES = 30;
const LONGEST_SOURCE = 200_000;

/** Reads texts, or objects with text, title and url. @throws {RejectedInputError} naming the source. */
export function readSources(value: unknown): Source[] {
  return readItems('sources', typeof value === 'string' ? [value] : value, MAX_SOURCES).map((item, index) =>
    readSource(typeof item === 'string' ? { text: item } : item, `Source ${index + 1}`),
  );
}

function readSource(item: unknown, name: string): Source {
  if (typeof item !== 'object' || item === null || !('text' in item) || typeof item.text !== 'string')
    throw new RejectedInputError(
      'sources',
      `${name} must be a text or { "text": "...", "title": "...", "url": "https://..." }`,
    );
  if (item.text.length > LONGEST_SOURCE)
    throw new RejectedInputError('sources', `${name} must have at most ${LONGEST_SOURCE} characters`);
  const title = 'title' in item && typeof item.title === 'string' ? cleanText('sources', name, item.title, 300) : '';
  const url = 'url' in item && typeof item.url === 'string' ? item.url.trim() : '';
  if (url !== '' && !/^https?:\/\/[^\s<>()"]{3,2000}$/iu.test(url))
    throw new RejectedInputError('sources', `${name}: "url" must be an address of the web`);
  return { title: title === '' ? name : title, url: url === '' ? null : url, text: item.text.normalize('NFC') };
}
