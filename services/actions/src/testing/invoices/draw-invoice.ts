import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces';
import type { InvoiceFacts } from './invoice-facts';
import { createInvoiceFormats } from './invoice-formats';
import { findInvoiceWords } from './invoice-words';
import { banded } from './layouts/banded';
import { classic } from './layouts/classic';
import { footerSeller } from './layouts/footer-seller';
import type { Layout } from './layouts/layout';
import { metaGrid } from './layouts/meta-grid';
import { plainLetter } from './layouts/plain-letter';
import { twoColumns } from './layouts/two-columns';

const LAYOUTS: Readonly<Record<string, Layout>> = { classic, metaGrid, plainLetter, banded, footerSeller, twoColumns };

// The package has no types for its fonts.
const fonts = createRequire(import.meta.url)('pdfmake/fonts/Roboto.js') as TFontDictionary;

/** A PDF of the invoice in its layout; texts, dates and numbers of one of three usual forms. */
export function drawInvoice(facts: InvoiceFacts, form = facts.id.length + facts.lines.length): Promise<Uint8Array> {
  const layout = LAYOUTS[facts.layout];
  if (!layout) throw new Error(`There is no layout "${facts.layout}".`);
  return drawPdf(
    layout({ facts, words: findInvoiceWords(facts.language, form), formats: createInvoiceFormats(facts, form % 3) }),
  );
}

/** A PDF made by pdfmake with its own font. */
export async function drawPdf(definition: TDocumentDefinitions): Promise<Uint8Array> {
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.includes('/pdfmake/fonts/Roboto/'));
  const created = { creationDate: new Date('2026-01-01T00:00:00Z') };
  return pdfmake.createPdf({ ...definition, info: { ...created, ...definition.info } }).getBuffer();
}
