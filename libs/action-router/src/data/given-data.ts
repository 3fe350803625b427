import { TEXTUAL_TYPE } from '../accepted-types';
import { describeText, type DescribedText } from './describe-text';

/** A file that was dropped. */
export interface GivenFile {
  readonly name: string;
  /** By its content. */
  readonly mime: string;
  /** Its content, as a parameter takes it. */
  readonly dataUrl: string;
  /** Made of text that was pasted; its name says nothing. */
  readonly isPasted?: boolean;
}

/** What a person has: text, a file, or a file of text. */
export interface GivenData {
  /** What it is, for people. */
  readonly label: string;
  readonly file: GivenFile | null;
  readonly text: string | null;
  readonly described: DescribedText | null;
}

export function fromText(text: string): GivenData {
  const described = describeText(text);
  return { label: described.label, file: described.kind === 'table' ? toTableFile(text) : null, text, described };
}

/** A table is taken as a file too. */
function toTableFile(text: string): GivenFile {
  const [name, mime] = ['pasted.csv', 'text/csv'];
  return { name, mime, dataUrl: toDataUrl(name, mime, new TextEncoder().encode(text)), isPasted: true };
}

const LABELS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/zip': 'ZIP archive',
};

/** A file from its bytes: the content decides what it is, never the name. */
export async function fromFile(name: string, bytes: Uint8Array): Promise<GivenData> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  const text = found && !TEXTUAL_TYPE.test(found.mime) ? null : decodeText(bytes);
  const described = text === null ? null : describeText(text);
  const mime = described ? toMime(described, text ?? '') : (found?.mime ?? 'application/octet-stream');
  const label = described?.label ?? LABELS[mime] ?? toLabel(mime);
  return { label, file: { name, mime, dataUrl: toDataUrl(name, mime, bytes) }, text, described };
}

/** Null for what is no text. */
function decodeText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function toMime({ kind }: DescribedText, text: string): string {
  switch (kind) {
    case 'html':
      return 'text/html';
    case 'calendar':
      return 'text/calendar';
    case 'message':
      return 'message/rfc822';
    case 'xml':
      return /<svg[\s>]/i.test(text.slice(0, 1_000)) ? 'image/svg+xml' : 'application/xml';
    case 'table':
      return 'text/csv';
    case 'list':
    case 'object':
      return 'application/json';
    default:
      return 'text/plain';
  }
}

function toLabel(mime: string): string {
  const [type, subtype = ''] = mime.split('/');
  const name = subtype.replace(/^x-/, '').toUpperCase();
  if (type === 'image') return `${name} picture`;
  if (type === 'video' || type === 'audio') return `${name} ${type}`;
  return TEXTUAL_TYPE.test(mime) ? 'Text' : name === 'OCTET-STREAM' ? 'Unknown kind of file' : `${name} file`;
}

const CHUNK = 0x8000;

function toDataUrl(name: string, mime: string, bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  return `data:${mime};name=${encodeURIComponent(name)};base64,${btoa(binary)}`;
}
