import { BOX_SCHEMA } from '../../documents/box-schema';
import { isMonthFirstIn } from '../../documents/date-order';
import { documentParam } from '../../documents/document-param';
import { detectNumberStyle } from '../../documents/number-style';
import { readDocument, type DocumentPage } from '../../documents/read-document';
import { defineAction } from '../../engine/define-action';
import { SHARE, TEXTS, closedObject } from '../../engine/output-schema';
import { flagParam, jsonParam } from '../../engine/params';
import { TEXT, either, items, itemsOrText, mapOf, members, oneOf, textOr } from '../../engine/json-forms';
import { RejectedInputError } from '../../engine/run-errors';
import { findPhones } from '../../text/find-phones';
import { givenLanguageParam } from '../../engine/language-param';
import { examples } from './extract-pdf-json.examples';
import { findCandidates, findFields } from './extract-pdf-json/find-fields';
import { findTables } from './extract-pdf-json/find-tables';
import type { ValueReading } from './extract-pdf-json/parse-value';
import { FIELD_TYPES, readWantedFields } from './extract-pdf-json/wanted-fields';
import { llm } from './extract-pdf-json.llm';
import search from './extract-pdf-json.search.json';

/** A field by its name and what finds it. */
const WANTED = members({ name: TEXT, type: oneOf(FIELD_TYPES), labels: itemsOrText(TEXT), mask: TEXT });

const MAX_OCR_PAGES = 4;
const MAX_PAGES = 100;

const PHONE_COUNTRIES = { en: 'GB', fr: 'FR', es: 'ES' } as const;

export const extractPdfJson = defineAction({
  slug: 'extract-pdf-json',
  title: 'PDF to JSON',
  category: 'Documents & PDF',
  one_liner: 'Pulls named fields and tables out of a PDF with labels, patterns and types',
  credit_cost: 4,
  llm,
  latency_target_ms: 8_000,
  latency_class: 'standard',
  engine: 'deterministic',
  pool: 'media',
  requires: ['pdf', 'picture', 'ocr'],
  limits: { timeoutMs: 40_000, maxInputBytes: 100_000 },

  input: {
    params: [
      documentParam('PDF', 'Up to 100 pages are read; a scan up to four.'),
      jsonParam('fields', 'Fields', {
        schema: either(items(textOr(WANTED), { minItems: 1, maxItems: 60 }), mapOf(textOr(WANTED))),
        required: true,
        placeholder: '[{ "name": "total", "type": "money", "labels": ["Total TTC", "Amount due"] }, "reference"]',
        description:
          'A list of names or of objects with "name" and, if wanted, "labels" (what stands beside the value), "type" (text, number, money, percent, date, email, phone, url, iban, code) and "mask" (the form of the value, as AA-9999).',
        ui: { rows: 6 },
      }),
      flagParam('tables', 'Tables', {
        default: false,
        description: 'Also gives the tables of the pages.',
      }),
      givenLanguageParam('Of a scan, and for telephone numbers without a country.'),
    ],
    ui: { groups: [{ id: 'main', label: 'Document', items: ['file', 'fields', 'tables', 'language'] }] },
  },

  output: closedObject({
    data: {
      type: 'object',
      description: 'Each wanted field; null where it was not found.',
      additionalProperties: {
        anyOf: [
          { type: 'null' },
          closedObject({
            value: { type: ['string', 'number'], description: 'Dates as YYYY-MM-DD, amounts as numbers.' },
            confidence: SHARE,
            page: { type: 'integer' },
            box: BOX_SCHEMA,
            quote: { type: 'string' },
          }),
        ],
      },
    },
    missing: { type: 'array', items: { type: 'string' }, description: 'Fields that were not found.' },
    tables: {
      type: ['array', 'null'],
      description: 'Null where they were not asked for.',
      items: closedObject({
        page: { type: 'integer' },
        box: BOX_SCHEMA,
        columns: {
          type: ['array', 'null'],
          items: { type: 'string' },
          description: 'Null where the first row has values.',
        },
        rows: { type: 'array', items: TEXTS },
      }),
    },
    pages: { type: 'integer', description: 'Of the document.' },
    engine: { const: 'deterministic' },
  }),

  async handler({ file, fields, tables, language }, { signal, warn, offer }) {
    const wanted = readWantedFields(fields);
    const document = await readDocument(file, {
      signal,
      warn,
      languages: [language],
      select: (count) => Array.from({ length: Math.min(count, MAX_PAGES) }, (_, index) => index + 1),
      maxOcrPages: MAX_OCR_PAGES,
    });
    if (document.pages.every(({ lines }) => lines.length === 0))
      throw new RejectedInputError('file', 'No text was found in the file.');
    if (document.pageCount > MAX_PAGES) warn(`Only the first ${MAX_PAGES} of ${document.pageCount} pages were read.`);
    const reading = await readingOf(document.pages, language);
    const data = await findFields(document.pages, wanted, reading);
    const missing = wanted.filter(({ name }) => data[name] === null);
    if (missing.length > 0) offer({ candidates: await findCandidates(document.pages, missing, reading) });
    return {
      data,
      missing: missing.map(({ name }) => name),
      tables: tables ? findTables(document.pages) : null,
      pages: document.pageCount,
    };
  },

  examples,

  ...search,
});

async function readingOf(pages: readonly DocumentPage[], language: 'en' | 'fr' | 'es'): Promise<ValueReading> {
  const { isValidIBAN } = await import('ibantools');
  return {
    numbers: detectNumberStyle(pages),
    isMonthFirst: isMonthFirstIn(pages) ?? false,
    isIban: (text) => isValidIBAN(text),
    phonesIn: (text) => findPhones(text, PHONE_COUNTRIES[language]),
  };
}
