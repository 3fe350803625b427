export { type DrawnText, makePdf, type PdfOptions } from './make-pdf';
