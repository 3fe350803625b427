import { servePdf } from '@declic/media/pdf-worker';

/** The process that reads the text of a PDF; `PdfReader` starts it. */
await servePdf();
