import { documentParam } from '../../documents/document-param';
import { readAttachments, readDocument } from '../../documents/read-document';
import type { HandlerContext } from '../../engine/action';
import { dataExamples } from '../../engine/data-examples';
import { defineAction } from '../../engine/define-action';
import type { InputFile } from '../../engine/files';
import { closedObject } from '../../engine/output-schema';
import { textParam } from '../../engine/params';
import { RejectedInputError } from '../../engine/run-errors';
import { READS_DOCUMENT } from '../../engine/run-profiles';
import { sourceLanguageParam } from '../../engine/language-param';
import type { Language } from '../../text/languages';
import { checkInvoice } from './extract-invoice/check-invoice';
import { CHECKS_SCHEMA, INVOICE_SCHEMA } from './extract-invoice/invoice-schema';
import { languageOfInvoice } from './extract-invoice/invoice-language';
import { readInvoice } from './extract-invoice/read-invoice';
import { findAttachedInvoice, readXmlInvoice, type XmlInvoice } from './extract-invoice/read-xml-invoice';
import examples from './extract_invoice.examples.json';
import search from './extract_invoice.search.json';

const SOURCES = ['factur-x', 'cii', 'ubl', 'text', 'ocr'] as const;

const NO_PARTY = { name: null, address: null, vat_id: null };

export const extractInvoice = defineAction({
  slug: 'extract_invoice',
  title: 'Extract an invoice',
  category: 'Finance & Compliance',
  one_liner: 'Number, dates, parties, lines, VAT and totals from a PDF or image; exact when Factur-X is embedded',
  credit_cost: 5,
  ...READS_DOCUMENT,
  latency_target_ms: 10_000,

  input: {
    params: [
      documentParam('Invoice', 'A PDF (also a scan), a photo, or the XML of an e-invoice (CII or UBL).', [
        'application/xml',
        'text/xml',
      ]),
      sourceLanguageParam('Find out', 'Of the invoice. A scan is read faster when it is known.'),
      textParam('country', 'Country of the seller', {
        placeholder: 'FR',
        validate: { min: 2, max: 2 },
        description:
          'ISO code. Decides how VAT numbers without a country and dates such as 03/04/2026 are read (US: month first).',
      }),
    ],
    ui: { groups: [{ id: 'main', label: 'Invoice', items: ['file', 'language', 'country'] }] },
  },

  output: closedObject({
    source: { enum: SOURCES, description: 'Where the values come from; "factur-x" is XML inside a PDF.' },
    profile: { type: ['string', 'null'], description: 'The guideline that the XML names.' },
    language: { enum: ['en', 'fr', 'es', null], description: 'Of the labels; null where the invoice is data.' },
    pages: { type: ['integer', 'null'], description: 'Of the document; null where the values come from XML.' },
    invoice: INVOICE_SCHEMA,
    checks: CHECKS_SCHEMA,
    engine: { const: 'extractive' },
  }),

  async handler({ file, language, country }, { signal, warn }) {
    const chosen = language === 'auto' ? null : language;
    if (country !== undefined && !/^[A-Za-z]{2}$/u.test(country))
      throw new RejectedInputError('country', 'Must be a code of two letters, such as FR.');
    if (file.mime.endsWith('/xml')) {
      const found = await readXmlInvoice(file.bytes);
      return toResult(found, { source: found.syntax });
    }
    const attached = await findAttachedInvoice(await readAttachments(file), warn);
    if (attached) return toResult(attached, { source: 'factur-x' });
    const read = (reading: Language) => readPages(file, reading, { signal, warn });
    const first = await read(chosen ?? FIRST_OCR_LANGUAGE);
    const isScan = first.pages.some(({ method }) => method === 'ocr');
    const meant: Language = chosen ?? languageOfInvoice(first.pages);
    const isEmpty = first.pages.every(({ lines }) => lines.length === 0);
    if (isEmpty) throw new RejectedInputError('file', 'No text was found in the file.');
    // One language at a time is read faster and better than three at once.
    const document = isScan && chosen === null && meant !== FIRST_OCR_LANGUAGE ? await read(meant) : first;
    if (document.pageCount > MAX_PAGES) warn(`Only the first ${MAX_PAGES} of ${document.pageCount} pages were read.`);
    const found = await readInvoice(document.pages, {
      language: meant,
      country: country?.toUpperCase() ?? null,
    });
    const isInvoice = Boolean(found.totals.gross ?? found.number);
    // Blocks of text look like parties: without a number or a total they are none.
    const invoice = isInvoice ? found : { ...found, seller: NO_PARTY, buyer: NO_PARTY };
    if (!isInvoice) warn('Neither a number nor a total was found: this may not be an invoice.');
    const source = isScan ? 'ocr' : 'text';
    return {
      source,
      profile: null,
      language: meant,
      pages: document.pageCount,
      invoice,
      checks: await checkInvoice(invoice),
    };
  },

  examples: dataExamples(examples),

  ...search,
});

/** Of a scan; invoices are short, and a page takes seconds. */
const MAX_OCR_PAGES = 4;
const MAX_PAGES = 60;

/** Its model knows all letters of the others but ñ, and reads their labels well enough to tell the language. */
const FIRST_OCR_LANGUAGE = 'fr';

function readPages(file: InputFile, language: Language, { signal, warn }: Pick<HandlerContext, 'signal' | 'warn'>) {
  const select = (count: number) => Array.from({ length: Math.min(count, MAX_PAGES) }, (_, index) => index + 1);
  return readDocument(file, { signal, warn, languages: [language], select, maxOcrPages: MAX_OCR_PAGES });
}

async function toResult({ profile, invoice }: XmlInvoice, { source }: { source: (typeof SOURCES)[number] }) {
  return { source, profile, language: null, pages: null, invoice, checks: await checkInvoice(invoice) };
}
