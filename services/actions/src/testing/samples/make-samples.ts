import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawInvoice, drawPdf } from '../invoices/draw-invoice';
import { anInvoice } from '../invoices/labelled-invoices';
import { LABELLED_REPORTS } from '../../catalogue/documents-pdf/fixtures/summaries';
import { drawReport } from './draw-report';
import { makeFacturX } from './factur-x';
import { REPORT } from './report-text';
import { makeScan } from './scan';

/** The facts of the sample invoices; other texts and layouts than those of the labelled set. */
export const SAMPLE_INVOICES = {
  fr: anInvoice({ layout: 'footerSeller', language: 'fr', index: 31, irregularity: 'two-rates' }),
  en: anInvoice({ layout: 'twoColumns', language: 'en', index: 33, irregularity: null }),
  es: anInvoice({ layout: 'metaGrid', language: 'es', index: 35, irregularity: null }),
  scan: anInvoice({ layout: 'classic', language: 'fr', index: 37, irregularity: null }),
  facturX: anInvoice({ layout: 'banded', language: 'fr', index: 40, irregularity: 'two-rates' }),
} as const;

/** Writes the sample files of documents into a folder. */
export async function makeSamples(folder: string): Promise<void> {
  const { fr, en, es, scan, facturX } = SAMPLE_INVOICES;
  const files: readonly (readonly [string, Uint8Array])[] = [
    ['invoice-fr.pdf', await drawInvoice(fr, 2)],
    ['invoice-en.pdf', await drawInvoice(en, 1)],
    ['invoice-es.pdf', await drawInvoice(es, 0)],
    ['invoice-scan.jpg', await makeScan(await drawInvoice(scan, 1))],
    ['factur-x.pdf', await makeFacturX(facturX)],
    ['report.pdf', await drawOrigin()],
    ['report-fr.pdf', await drawReport(textOf('audit-energie'), 'Audit énergétique du lycée')],
  ];
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
}

const textOf = (id: string) => LABELLED_REPORTS.find((report) => report.id === id)?.text ?? '';

function drawOrigin(): Promise<Uint8Array> {
  return drawPdf({
    info: { title: 'On the Origin of Species: Introduction', author: 'Charles Darwin' },
    pageSize: 'A5',
    pageMargins: [45, 50, 45, 50],
    defaultStyle: { fontSize: 10, alignment: 'justify' },
    header: { text: 'C. Darwin – Introduction', fontSize: 8, alignment: 'center', margin: [0, 20, 0, 0] },
    footer: (page, count) => ({ text: `Page ${page} of ${count}`, fontSize: 8, alignment: 'center' }),
    content: REPORT.flatMap(({ heading, paragraphs }, index) => [
      {
        text: heading,
        fontSize: index === 0 ? 18 : 13,
        bold: true,
        alignment: 'left' as const,
        margin: [0, 10, 0, 6] as const,
      },
      ...paragraphs.map((text) => ({ text, margin: [0, 0, 0, 6] as const })),
    ]) as never, // the tuple of margins is readonly here, and pdfmake only reads it
  });
}
