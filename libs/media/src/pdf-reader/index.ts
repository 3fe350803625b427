export { PdfReadError, PdfReaderBusyError } from './pdf-read-error';
export { PdfReader, type PdfReaderOptions, type PdfText } from './pdf-reader';
export { PDF_READ_PROBLEMS, type PdfReadProblem } from './pdf-reply';
