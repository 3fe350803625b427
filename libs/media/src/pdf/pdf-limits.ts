import { PdfError } from './pdf-error';

/** Of the file. */
export const MAX_PDF_BYTES = 20 * 1024 * 1024;
export const MAX_PDF_PAGES = 300;

/** The header may stand behind other bytes, within the first kilobyte (ISO 32000-1, appendix H, note 13). */
const HEADER = '%PDF-';
const HEADER_WITHIN = 1024;

/** @throws {PdfError} the file is too large or is no PDF. */
export function assertPdfBytes(bytes: Uint8Array): void {
  if (bytes.length > MAX_PDF_BYTES) {
    throw new PdfError('too-large', `The PDF has more than ${MAX_PDF_BYTES / 1024 / 1024} MB.`);
  }
  if (!Buffer.from(bytes.subarray(0, HEADER_WITHIN)).includes(HEADER)) {
    throw new PdfError('not-a-pdf', 'The file is not a PDF.');
  }
}

/** @throws {PdfError} the document is empty or too long. */
export function assertPageCount(pages: number): void {
  if (pages < 1) throw new PdfError('broken', 'The PDF has no page.');
  if (pages > MAX_PDF_PAGES) {
    throw new PdfError('too-many-pages', `The PDF has ${pages} pages; at most ${MAX_PDF_PAGES} are read.`);
  }
}
