import { createHash } from 'node:crypto';
import { type InputFile, isOutputFile, type OutputFile } from './files';
import { isContainer, replaceParts } from './replace-parts';

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

/**
 * A result with each file replaced by what `convert` makes of it. What holds no file is not copied. One file after the other: when
 * one fails, no other is still on its way.
 */
export async function convertFiles(data: Data, convert: (file: InputFile) => Promise<AnswerFile>): Promise<Data> {
  const answers = new Map<OutputFile, AnswerFile>();
  for (const file of findFiles(data, new Set())) answers.set(file, await convert(file.$file));
  if (answers.size === 0) return data;
  return replaceParts(data, (part) => (isOutputFile(part) ? { $file: answers.get(part) } : undefined)) as Data; // an object stays one
}

/** Adds each file in a value. Without `await`: results have hundreds of thousands of values, and each would be a task. */
function findFiles(value: unknown, found: Set<OutputFile>): Set<OutputFile> {
  if (isOutputFile(value)) found.add(value);
  else if (isContainer(value)) for (const item of Object.values(value)) findFiles(item, found);
  return found;
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
