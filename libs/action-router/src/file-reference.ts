import { isWebAddress, SAMPLE_FILE, splitDataUrl, STORED_FILE } from '@declic/action-input';

/** How a caller names a file: its content, where it is, one that was stored before, or one of our samples. */
export type FileReference =
  | DataReference
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'sample'; readonly name: string };

/** The content itself, not decoded. */
export interface DataReference {
  readonly kind: 'data';
  readonly mime: string;
  readonly name: string | undefined;
  readonly base64: string;
}

/** Reads a reference; null for a text of another form. Content is checked and not decoded. */
export function readFileReference(text: string): FileReference | null {
  if (text.startsWith('data:')) return readDataUrl(text);
  if (STORED_FILE.test(text)) return { kind: 'stored', id: text };
  const sample = SAMPLE_FILE.exec(text)?.[1];
  if (sample !== undefined) return { kind: 'sample', name: sample };
  return isWebAddress(text) ? { kind: 'url', url: text } : null;
}

function readDataUrl(text: string): FileReference | null {
  const parts = splitDataUrl(text);
  if (!parts) return null;
  const name = /;name=([^;]+)/.exec(parts.parameters)?.[1];
  return {
    kind: 'data',
    mime: parts.mime ?? 'application/octet-stream',
    name: name && cleanFileName(decode(name)),
    base64: parts.base64,
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
