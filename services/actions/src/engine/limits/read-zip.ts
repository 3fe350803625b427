import { RejectedInputError } from '../run-errors';
import { checkEntryName } from './entry-name';
import { ZipBudget } from './zip-budget';

/** How much is handed to the decompressor at a time: what it makes of it (at most 1,032 times as much) is counted in between. */
const CHUNK_BYTES = 4 * 1024;

export interface ReadZipOptions {
  /** The parameter that the archive came in, for the error. */
  readonly field: string;
  /** Whether an entry is needed; others are skipped without being unpacked. All, when left out. */
  readonly wants?: (name: string) => boolean;
}

/**
 * The files of a ZIP archive (also DOCX, XLSX, PPTX) by name, within the limits of `ZipBudget`. Sizes are counted while they are
 * unpacked, because those that an archive states may be forged.
 *
 * @throws {RejectedInputError} it is no ZIP archive, or breaks a limit.
 */
export async function readZip(bytes: Uint8Array, { field, wants }: ReadZipOptions): Promise<Map<string, Uint8Array>> {
  const { Unzip, UnzipInflate } = await import('fflate');
  const budget = new ZipBudget(field, bytes.length);
  const files = new Map<string, Uint8Array>();
  const open = new Set<string>();
  const unzip = new Unzip((entry) => {
    budget.addEntry();
    checkEntryName(entry.name, field);
    if (entry.name.endsWith('/') || wants?.(entry.name) === false) return;
    if (entry.compression !== 0 && entry.compression !== 8) throw unreadable(field);
    const chunks: Uint8Array[] = [];
    open.add(entry.name);
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw toRejection(error, field);
      budget.addBytes(chunk.length);
      chunks.push(chunk);
      if (!isLast) return;
      open.delete(entry.name);
      files.set(entry.name, Buffer.concat(chunks));
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  pushAll(unzip, bytes, field);
  if (open.size > 0 || budget.entries === 0) throw unreadable(field);
  return files;
}

function pushAll(unzip: { push(chunk: Uint8Array, isLast: boolean): unknown }, bytes: Uint8Array, field: string): void {
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
      unzip.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length);
  } catch (error) {
    throw toRejection(error, field);
  }
}

/** Limits that are broken while an entry is unpacked come back through fflate. */
function toRejection(error: unknown, field: string): RejectedInputError {
  return error instanceof RejectedInputError ? error : unreadable(field, error);
}

function unreadable(field: string, cause?: unknown): RejectedInputError {
  return Object.assign(new RejectedInputError(field, 'This file cannot be read as a ZIP archive.'), { cause });
}
