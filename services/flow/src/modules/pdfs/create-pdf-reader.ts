import { PdfReader, type PdfReaderOptions } from '@declic/media/pdf-reader';
import { findBuiltFile } from '../../built-file';
import { MAX_PDF_BYTES, MAX_PDF_CHARACTERS, MAX_PDF_PAGES } from './pdf-limits';

/** The reader of the built service. */
export const createPdfReader = ({
  workerFile = findBuiltFile('pdf-worker.js'),
  ...limits
}: Partial<PdfReaderOptions> = {}) =>
  new PdfReader({
    workerFile,
    maxBytes: MAX_PDF_BYTES,
    maxPages: MAX_PDF_PAGES,
    maxCharacters: MAX_PDF_CHARACTERS,
    ...limits,
  });
