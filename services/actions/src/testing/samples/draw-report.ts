import type { Content } from 'pdfmake/interfaces';
import { drawPdf } from '../invoices/draw-invoice';

/** A PDF of paragraphs, one a line; a line that begins with # is a heading. With page headers and numbers. */
export function drawReport(text: string, title = 'Confidential draft'): Promise<Uint8Array> {
  return drawPdf({
    info: { title },
    pageSize: 'A5',
    defaultStyle: { fontSize: 10.5 },
    header: { text: title, fontSize: 8, alignment: 'center', margin: [0, 15, 0, 0] },
    footer: (page: number, count: number) => ({ text: `${page} / ${count}`, alignment: 'center' }),
    content: text.split('\n').map(toContent),
  });
}

function toContent(line: string): Content {
  return line.startsWith('# ')
    ? { text: line.slice(2), fontSize: 15, bold: true, margin: [0, 10, 0, 4] }
    : { text: line, margin: [0, 0, 0, 8] };
}
