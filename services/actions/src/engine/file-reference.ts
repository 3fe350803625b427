import type { DataReference } from '@declic/action-router';

// The router reads references too, in browsers; only decoding is the service's own.
export { cleanFileName, type DataReference, readFileReference } from '@declic/action-router';

/** The content of a data URL; line breaks in it are left out. */
export function decodeContent({ base64 }: DataReference): Uint8Array {
  return Buffer.from(base64, 'base64');
}
