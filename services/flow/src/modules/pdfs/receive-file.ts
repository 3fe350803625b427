import type { Readable } from 'node:stream';
import { MAX_PDF_BYTES } from './pdf-limits';
import { PdfTooLargeError } from './pdf.errors';

/**
 * The bytes of a body, which are kept only as long as they are within the limit.
 *
 * @throws {PdfTooLargeError} there are more.
 */
export async function receiveFile(body: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Destroyed, the stream would take the connection and the answer with it.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_PDF_BYTES) throw new PdfTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
