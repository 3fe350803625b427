import { foldAccents } from './text/words';
import { findEntities, type Entity } from './find-entities';

/** A message as the router reads it. */
export interface Message {
  readonly text: string;
  readonly entities: readonly Entity[];
  /** Folded words; typed data stands as `@email`, `@url`, a file as `@file` and its type. */
  readonly words: readonly string[];
}

/** The request of a message stands near its ends; what is pasted between them is data. */
const LONGEST_PART = 600;

export function readMessage(text: string): Message {
  const ends =
    text.length <= 2 * LONGEST_PART ? text : `${text.slice(0, LONGEST_PART)} \n ${text.slice(-LONGEST_PART)}`;
  const entities = findEntities(ends);
  return { text, entities, words: splitMasked(mask(ends, entities)) };
}

function mask(text: string, entities: readonly Entity[]): string {
  let masked = '';
  let from = 0;
  for (const { start, end, kind, text: found } of entities) {
    const extension = /\.([a-z0-9]{2,4})(?:[?#].*)?$/i.exec(found)?.[1]?.toLowerCase();
    const type = extension && FILE_TYPES.has(extension) ? ` @${FILE_TYPES.get(extension)}` : '';
    masked += `${text.slice(from, start)} @${kind}${type} `;
    from = end;
  }
  return masked + text.slice(from);
}

const FILE_TYPES = new Map(
  Object.entries({
    pdf: ['pdf'],
    sheet: ['csv', 'xls', 'xlsx'],
    picture: ['png', 'jpg', 'jpeg', 'webp'],
    calendar: ['ics'],
    video: ['mp4'],
    sound: ['mp3', 'wav'],
  }).flatMap(([type, extensions]) => extensions.map((extension) => [extension, type] as const)),
);

function splitMasked(text: string): string[] {
  return (
    foldAccents(text)
      .replaceAll('’', "'")
      .replace(/\b(?:[ldjmtscn]|qu)'(?=\p{L})/gu, '')
      .match(/@\p{L}+|\p{L}+|\d+/gu) ?? []
  );
}
