import { UNKNOWN_TYPE } from './file-types';

/** The largest file of a call, in bytes; the service refuses more. */
export const MAX_FILE_BYTES = 12 * 1024 * 1024;

/** The service reads names of up to 600 characters; a character may take nine when it is encoded. */
const LONGEST_NAME = 60;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

/** Why a file cannot be sent; null when it can. */
export function findFileProblem({ size }: Pick<File, 'size'>): string | null {
  if (size === 0) return 'The file is empty';
  return size > MAX_FILE_BYTES
    ? `Must be at most ${formatBytes(MAX_FILE_BYTES)}. This file has ${formatBytes(size)}.`
    : null;
}

/**
 * The content of a file as a data URL that names it.
 *
 * @throws when the browser cannot read it, as after it was moved.
 */
export async function toDataUrl(file: File): Promise<string> {
  const content = await readContent(file);
  const type = file.type.split(';')[0] ?? '';
  const name = file.name.slice(-LONGEST_NAME).toWellFormed();
  const mime = MEDIA_TYPE.test(type) ? type : UNKNOWN_TYPE;
  return `data:${mime}${name ? `;name=${encodeURIComponent(name)}` : ''};base64,${content}`;
}

function readContent(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    };
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}

/** '12 MB', '1.4 MB', '36 kB', '120 bytes'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`;
  return `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
}
