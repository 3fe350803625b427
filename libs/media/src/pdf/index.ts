export { POINTS_PER_INCH } from '../geometry';
export { openPdf, type PdfAttachment, type PdfDocument, type PdfMetadata } from './pdf-document';
export { PdfError, type PdfProblem } from './pdf-error';
export { MAX_PDF_BYTES, MAX_PDF_PAGES } from './pdf-limits';
export { renderPages, type PagePicture, type RenderOptions } from './render-page';
export type { PdfPage, TextRun } from './page-text';
