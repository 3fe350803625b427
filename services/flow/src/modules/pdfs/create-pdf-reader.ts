import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PdfReader, type PdfReaderOptions } from '@declic/media/pdf-reader';
import { MAX_PDF_BYTES, MAX_PDF_CHARACTERS, MAX_PDF_PAGES } from './pdf-limits';

/** The reader of the built service. */
export const createPdfReader = ({ workerFile = findWorkerFile(), ...limits }: Partial<PdfReaderOptions> = {}) =>
  new PdfReader({
    workerFile,
    maxBytes: MAX_PDF_BYTES,
    maxPages: MAX_PDF_PAGES,
    maxCharacters: MAX_PDF_CHARACTERS,
    ...limits,
  });

/** Beside `main.js`, which is the folder of this code or the one above it. */
function findWorkerFile(): string {
  const files = [import.meta.dirname, join(import.meta.dirname, '..')].map((folder) => join(folder, 'pdf-worker.js'));
  return files.find((file) => existsSync(file)) ?? files.join(' or ');
}
