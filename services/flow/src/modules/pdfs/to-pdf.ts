import type { components } from '@declic/openapi/types';
import type { PdfEntity } from './pdf.entity';

const BEGINNING = 200;

export const toPdf = ({ id, name, pages, content }: PdfEntity): components['schemas']['Pdf'] => ({
  pdf_id: id,
  name,
  pages,
  characters: content.length,
  beginning: content.slice(0, BEGINNING).toWellFormed(),
});
