import { detectMime, isAccepted } from '../../engine/detect-mime';
import type { InputFile } from '../../engine/files';

/** Largest file that is taken, in bytes. */
export const MAX_FILE_BYTES = 12 * 1024 * 1024;

export interface FileRules {
  /** The most that it may have; `MAX_FILE_BYTES` when absent. */
  readonly maxBytes?: number | undefined;
  /** Media types, as `image/*`. Absent: all. */
  readonly accept?: readonly string[] | undefined;
}

/** The file with the type of its content, or why it is refused. */
export async function checkFile(
  file: InputFile | null,
  { maxBytes = MAX_FILE_BYTES, accept }: FileRules = {},
): Promise<{ file: InputFile } | { problem: string }> {
  if (!file) return { problem: 'There is no such file, or no more' };
  if (file.bytes.length === 0) return { problem: 'The file is empty' };
  if (file.bytes.length > maxBytes) return { problem: `Must be at most ${formatSize(maxBytes)}` };
  const mime = await detectMime(file.bytes, file.mime, file.name);
  if (!accept || isAccepted(mime, accept)) return { file: { ...file, mime } };
  return { problem: `Must be one of these types: ${accept.join(', ')}. This file is ${mime}.` };
}

function formatSize(bytes: number): string {
  return `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
}
