/** How a caller names a file: its content, where it is, one that was stored before, or one of our samples. */
export type FileReference =
  | { readonly kind: 'data'; readonly mime: string; readonly name: string | undefined; readonly bytes: Uint8Array }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'sample'; readonly name: string };

/** The form of a reference; what does not have it is refused before anything is read. */
export const FILE_REFERENCE_MESSAGE =
  'Must be a data URL in base64, an https address, the id of a stored file, or the name of a sample';

const DATA_URL = /^data:([\w.+-]+\/[\w.+-]+)?((?:;[\w.+-]+=[^;,"]{0,600})*);base64,/;
const LONGEST_HEADER = 1_000;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const STORED = /^file_[0-9a-f]{32}$/;
const SAMPLE = /^sample:([a-z0-9][a-z0-9._-]{0,79})$/;

/** Reads a reference; null for a text of another form (RFC 2397 for data URLs). */
export function readFileReference(text: string): FileReference | null {
  if (text.startsWith('data:')) return readDataUrl(text);
  if (STORED.test(text)) return { kind: 'stored', id: text };
  const sample = SAMPLE.exec(text)?.[1];
  if (sample !== undefined) return { kind: 'sample', name: sample };
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? { kind: 'url', url: text } : null;
}

function readDataUrl(text: string): FileReference | null {
  const header = DATA_URL.exec(text.slice(0, LONGEST_HEADER));
  if (!header) return null;
  const content = text.slice(header[0].length).replaceAll(/[\r\n]+/g, '');
  if (!BASE64.test(content)) return null;
  const name = /;name=([^;]+)/.exec(header[2] ?? '')?.[1];
  return {
    kind: 'data',
    mime: header[1] ?? 'application/octet-stream',
    name: name && cleanFileName(decode(name)),
    bytes: Buffer.from(content, 'base64'),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const LONGEST_NAME = 200;

/** The last part of a path, without control characters and what headers and file systems read in their own way. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim();
  return clean.slice(0, LONGEST_NAME).toWellFormed() || 'file';
}
