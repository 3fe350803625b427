import { isUtf8 } from 'node:buffer';

const TEXT = 'text/plain';
const BINARY = 'application/octet-stream';
/** Types whose content is text; what kind of text it is, only its name or its sender can say. */
const TEXTUAL =
  /^text\/|^application\/(json|xml|x-subrip|x-ndjson|.+\+(json|xml))$|^message\/rfc822$|^image\/svg\+xml$/;

const EXTENSIONS: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  eml: 'message/rfc822',
  htm: 'text/html',
  html: 'text/html',
  ics: 'text/calendar',
  json: 'application/json',
  md: 'text/markdown',
  srt: 'application/x-subrip',
  svg: 'image/svg+xml',
  tsv: 'text/tab-separated-values',
  vtt: 'text/vtt',
  xml: 'application/xml',
};

/**
 * The media type of a file by its content. Only for text, which shows no type, the sender's word and then the extension of its name
 * decide.
 */
export async function detectMime(bytes: Uint8Array, declared: string, name: string): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  if (found && found.mime !== 'application/xml') return found.mime;
  if (!isUtf8(bytes) || bytes.includes(0)) return BINARY;
  const plain = declared.toLowerCase();
  if (TEXTUAL.test(plain) && plain !== TEXT) return plain;
  return EXTENSIONS[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? found?.mime ?? TEXT;
}

/** Whether a type is one of those that a parameter accepts, as `image/*`. Plain text passes where some kind of text is accepted. */
export function isAccepted(mime: string, accept: readonly string[]): boolean {
  if (accept.some((wanted) => wanted === mime || wanted === '*/*' || isWithin(mime, wanted))) return true;
  return mime === TEXT && accept.some((wanted) => TEXTUAL.test(wanted));
}

function isWithin(mime: string, range: string): boolean {
  return range.endsWith('/*') && mime.startsWith(range.slice(0, -1));
}
