import type { Content } from 'pdfmake/interfaces';
import { printPdf } from '../../../documents/print-pdf';
import type { Block } from './blocks';

const GREY = '#555555';

/** Two pages of A4 at most for a usual case. Texts of the caller stand in `text` only, where nothing is interpreted. */
export function renderPdf(blocks: readonly Block[], title: string, language: string, now: Date): Promise<Uint8Array> {
  return printPdf({
    info: { title, creationDate: now },
    language,
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 56],
    content: blocks.map(toContent),
    defaultStyle: { fontSize: 11, lineHeight: 1.3 },
  });
}

function toContent(block: Block): Content {
  switch (block.kind) {
    case 'title':
      return { text: block.text, fontSize: 22, bold: true, margin: [0, 0, 0, 8], lineHeight: 1.15 };
    case 'heading':
      return { text: block.text, fontSize: 15, bold: true, margin: [0, 14, 0, 6], headlineLevel: 1 };
    case 'note':
      return { text: block.text, italics: true, color: GREY, margin: [0, 0, 0, 10] };
    case 'paragraph':
      return { text: block.text, margin: [0, 0, 0, 6] };
    case 'list':
      return { ul: block.items.map((text) => ({ text })), margin: [0, 0, 0, 6] };
    case 'quote':
      return {
        stack: [
          { text: block.text, italics: true, fontSize: 13 },
          ...(block.by === '' ? [] : [{ text: `– ${block.by}`, color: GREY }]),
        ],
        margin: [18, 10, 18, 10],
      };
    case 'table':
      return {
        layout: 'lightHorizontalLines',
        margin: [0, 4, 0, 8],
        table: {
          headerRows: 1,
          widths: ['*', 'auto', 'auto'],
          body: [
            block.head.map((text) => ({ text, bold: true })),
            ...block.rows.map((row) => row.map((text) => ({ text }))),
          ],
        },
      };
    default:
      return block satisfies never;
  }
}
