import { isUtf8 } from 'node:buffer';
import { PLAIN_TEXT, TEXTUAL_TYPE } from '@declic/action-router';

export { isAccepted } from '@declic/action-router';

const BINARY = 'application/octet-stream';
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
  if (TEXTUAL_TYPE.test(plain) && plain !== PLAIN_TEXT) return plain;
  return EXTENSIONS[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? found?.mime ?? PLAIN_TEXT;
}
