import { decodeBase64 } from './decode-base64';
import type { FileContent } from './file-content.queries';

/** The content of a file that is a part of its answer. */
export function readInline(base64: string): FileContent {
  try {
    return { state: 'ready', bytes: decodeBase64(base64) };
  } catch {
    return { state: 'broken' };
  }
}
