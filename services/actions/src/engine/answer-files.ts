import { createHash } from 'node:crypto';
import { type InputFile, isOutputFile } from './files';

/** A file as it stands in an answer; see `FILE_SCHEMA`. */
export interface AnswerFile {
  readonly name: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly base64?: string;
  readonly url?: string;
  readonly id?: string;
  readonly expires_at?: string;
}

type Data = Readonly<Record<string, unknown>>;

/** A result with each file replaced by what `convert` makes of it. */
export async function convertFiles(data: Data, convert: (file: InputFile) => Promise<AnswerFile>): Promise<Data> {
  return (await convertValue(data, convert)) as Data; // an object stays one
}

/** One file after the other: when one fails, no other is still on its way. */
async function convertValue(value: unknown, convert: (file: InputFile) => Promise<AnswerFile>): Promise<unknown> {
  if (isOutputFile(value)) return { $file: await convert(value.$file) };
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) entries.push([key, await convertValue(item, convert)]);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** The file as a part of the answer. */
export function toInlineFile(file: InputFile): AnswerFile {
  return { ...describeFile(file), base64: viewBytes(file.bytes).toString('base64') };
}

/** The same bytes as a Buffer. */
export function viewBytes({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

export function describeFile({ name, mime, bytes }: InputFile): AnswerFile {
  return { name, mime, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
