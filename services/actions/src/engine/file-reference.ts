/** How a caller names a file: its content, where it is, one that was stored before, or one of our samples. */
export type FileReference =
  | DataReference
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'sample'; readonly name: string };

/** The content itself, not decoded: see `decodeContent`. */
export interface DataReference {
  readonly kind: 'data';
  readonly mime: string;
  readonly name: string | undefined;
  readonly base64: string;
}

/** The form of a reference; what does not have it is refused before anything is read. */
export const FILE_REFERENCE_MESSAGE =
  'Must be a data URL in base64, an https address, the id of a stored file, or the name of a sample';

const DATA_URL = /^data:([\w.+-]+\/[\w.+-]+)?((?:;[\w.+-]+=[^;,"]{0,600})*);base64,/;
const LONGEST_HEADER = 1_000;
/** Lines may be broken anywhere. No character fits two parts, so it is read in linear time. */
const BASE64 = /^[A-Za-z0-9+/\r\n]*(?:=[\r\n]*){0,2}$/;
const STORED = /^file_[0-9a-f]{32}$/;
const SAMPLE = /^sample:([a-z0-9][a-z0-9._-]{0,79})$/;

/** Reads a reference; null for a text of another form (RFC 2397 for data URLs). Content is checked and not decoded. */
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
  const base64 = text.slice(header[0].length);
  if (!BASE64.test(base64)) return null;
  const name = /;name=([^;]+)/.exec(header[2] ?? '')?.[1];
  return {
    kind: 'data',
    mime: header[1] ?? 'application/octet-stream',
    name: name && cleanFileName(decode(name)),
    base64,
  };
}

/** The content of a data URL; line breaks in it are left out. */
export function decodeContent({ base64 }: DataReference): Uint8Array {
  return Buffer.from(base64, 'base64');
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
