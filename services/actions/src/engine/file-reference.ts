/** How a caller names a file: its content, where it is, one that was stored before, or one of our samples. */
export type FileReference =
  | { readonly kind: 'data'; readonly mime: string; readonly bytes: Uint8Array }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'sample'; readonly name: string };

/** The form of a reference; what does not have it is refused before anything is read. */
export const FILE_REFERENCE_MESSAGE =
  'Must be a data URL in base64, an https address, the id of a stored file, or the name of a sample';

const DATA_URL = /^data:([\w.+-]+\/[\w.+-]+)?((?:;[\w.+-]+=[\w.+-]+)*);base64,/;
const BASE64 = /^[A-Za-z0-9+/\r\n]*={0,2}\s*$/;
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
  const header = DATA_URL.exec(text.slice(0, 400));
  if (!header) return null;
  const content = text.slice(header[0].length);
  if (!BASE64.test(content)) return null;
  return { kind: 'data', mime: header[1] ?? 'application/octet-stream', bytes: Buffer.from(content, 'base64') };
}
