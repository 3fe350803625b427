import { isRecord } from '@declic/openapi/json';
import { type JsonRecord, readFirstText, readNumber, readText } from './json';

/** A file of an answer: its content inline, or a link that is valid for an hour. */
export interface ResultFile {
  readonly name: string;
  readonly mime: string;
  /** Bytes; undefined where the answer does not say. */
  readonly size?: number | undefined;
  readonly base64?: string | undefined;
  readonly url?: string | undefined;
  /** When the file is deleted. */
  readonly expiresAt?: string | undefined;
}

const DATA_URL = /^data:([\w.+-]+\/[\w.+-]+)(?:;[\w-]+=[^;,]+)*;base64,([A-Za-z0-9+/=_-]+)$/;
const CONTENTS = ['base64', 'content_base64', 'data_base64'];
const TYPES = ['mime', 'mime_type', 'media_type', 'content_type', 'type'];
const MIME = /^[a-z]+\/[\w.+-]+$/i;

/** The file that a value is: `$file` of this API, a data URL, or an object with a type and base64. */
export function readFile(value: unknown): ResultFile | undefined {
  if (typeof value === 'string') return readDataUrl(value);
  if (!isRecord(value)) return undefined;
  const inner = Object.hasOwn(value, '$file') ? value['$file'] : undefined;
  return isRecord(inner) ? readDescribed(inner) : readTyped(value);
}

export function isFile(value: unknown): boolean {
  return readFile(value) !== undefined;
}

function readDescribed(file: JsonRecord): ResultFile | undefined {
  const [name, mime] = [readText(file, 'name'), readText(file, 'mime')];
  if (name === undefined || mime === undefined) return undefined;
  return {
    name,
    mime: mime.toLowerCase(),
    size: readNumber(file, 'size'),
    base64: readText(file, 'base64'),
    url: readText(file, 'url'),
    expiresAt: readText(file, 'expires_at'),
  };
}

function readDataUrl(text: string): ResultFile | undefined {
  if (!text.startsWith('data:')) return undefined;
  const [, mime = '', base64] = DATA_URL.exec(text) ?? [];
  return base64 ? { name: toName(mime), mime: mime.toLowerCase(), base64 } : undefined;
}

function readTyped(record: JsonRecord): ResultFile | undefined {
  const base64 = readFirstText(record, CONTENTS);
  const mime = base64 && readFirstText(record, TYPES);
  if (!base64 || !mime || !MIME.test(mime)) return undefined;
  const name = readFirstText(record, ['name', 'filename', 'file_name']) ?? toName(mime);
  return { name, mime: mime.toLowerCase(), size: readNumber(record, 'size'), base64 };
}

function toName(mime: string): string {
  const [, type = 'bin'] = mime.split('/');
  return `file.${type.replace(/\+.*$/, '').replace('jpeg', 'jpg').replace('plain', 'txt')}`;
}
