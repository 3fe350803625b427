import { BOX_SCHEMA } from '../../documents/box';
import { isMonthFirstIn } from '../../documents/date-order';
import { numberStyleOf } from '../../documents/number-style';
import { readDocument, type DocumentPage } from '../../documents/read-document';
import { defineAction } from '../../engine/define-action';
import { RejectedInputError } from '../../engine/run-errors';
import { findPhones } from '../../text/find-phones';
import { examples } from './extract-pdf-json.examples';
import { findCandidates, findFields } from './extract-pdf-json/find-fields';
import { findTables } from './extract-pdf-json/find-tables';
import type { ValueReading } from './extract-pdf-json/parse-value';
import { readWantedFields } from './extract-pdf-json/wanted-fields';
import { llm } from './extract-pdf-json.llm';

const MAX_OCR_PAGES = 4;
const MAX_PAGES = 100;

const PHONE_COUNTRIES = { en: 'GB', fr: 'FR', es: 'ES' } as const;

export const extractPdfJson = defineAction({
  slug: 'extract-pdf-json',
  aliases: [],
  title: 'PDF to JSON',
  category: 'Documents & PDF',
  one_liner: 'Pulls named fields and tables out of a PDF with labels, patterns and types',
  tags: ['pdf', 'json', 'extraction', 'tables', 'ocr'],
  credit_cost: 4,
  llm,
  latency_target_ms: 8_000,
  latency_class: 'standard',
  engine: 'deterministic',
  pool: 'media',
  network: 'none',
  limits: { timeoutMs: 40_000, maxInputBytes: 100_000 },
  needs: [],

  input: {
    params: [
      {
        key: 'file',
        label: 'PDF',
        kind: 'string',
        required: true,
        description: 'Up to 100 pages are read; a scan up to four.',
        ui: { accept: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/tiff'] },
      },
      {
        key: 'fields',
        label: 'Fields',
        kind: 'json',
        required: true,
        placeholder: '[{ "name": "total", "type": "money", "labels": ["Total TTC", "Amount due"] }, "reference"]',
        description:
          'A list of names or of objects with "name" and, if wanted, "labels" (what stands beside the value), "type" (text, number, money, percent, date, email, phone, url, iban, code) and "mask" (the form of the value, as AA-9999).',
        ui: { rows: 6 },
      },
      {
        key: 'tables',
        label: 'Tables',
        kind: 'boolean',
        default: false,
        description: 'Also gives the tables of the pages.',
      },
      {
        key: 'language',
        label: 'Language',
        kind: 'enum',
        enum: [
          { value: 'en', label: 'English' },
          { value: 'fr', label: 'French' },
          { value: 'es', label: 'Spanish' },
        ],
        default: 'en',
        description: 'Of a scan, and for telephone numbers without a country.',
      },
    ],
    ui: { groups: [{ id: 'main', label: 'Document', items: ['file', 'fields', 'tables', 'language'] }] },
  },

  output: {
    type: 'object',
    required: ['data', 'missing', 'tables', 'pages', 'engine'],
    additionalProperties: false,
    properties: {
      data: {
        type: 'object',
        description: 'Each wanted field; null where it was not found.',
        additionalProperties: {
          anyOf: [
            { type: 'null' },
            {
              type: 'object',
              required: ['value', 'confidence', 'page', 'box', 'quote'],
              additionalProperties: false,
              properties: {
                value: { type: ['string', 'number'], description: 'Dates as YYYY-MM-DD, amounts as numbers.' },
                confidence: { type: 'number', minimum: 0, maximum: 1 },
                page: { type: 'integer' },
                box: BOX_SCHEMA,
                quote: { type: 'string' },
              },
            },
          ],
        },
      },
      missing: { type: 'array', items: { type: 'string' }, description: 'Fields that were not found.' },
      tables: {
        type: ['array', 'null'],
        description: 'Null where they were not asked for.',
        items: {
          type: 'object',
          required: ['page', 'box', 'columns', 'rows'],
          additionalProperties: false,
          properties: {
            page: { type: 'integer' },
            box: BOX_SCHEMA,
            columns: {
              type: ['array', 'null'],
              items: { type: 'string' },
              description: 'Null where the first row has values.',
            },
            rows: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
          },
        },
      },
      pages: { type: 'integer', description: 'Of the document.' },
      engine: { const: 'deterministic' },
    },
  },

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

  utterances: {
    en: [
      'turn a pdf into json',
      'pull these fields out of a document',
      'get the table from a PDF',
      'extract the contract number and start date',
      'parse a form into structured data',
      'read values next to their labels in this file',
    ],
    fr: [
      "extraire les données d'un pdf en json",
      'récupérer ces champs dans un document',
      'sortir le tableau de ce PDF',
      'lire la référence et la date de ce formulaire',
      'convertir un bon de livraison en données',
      'quelles valeurs figurent dans cette attestation',
    ],
    es: [
      'extraer datos de un pdf a json',
      'sacar estos campos de un documento',
      'obtener la tabla de un PDF',
      'leer el número de póliza y la fecha',
      'pasar un formulario a datos estructurados',
      'convertir este albarán en json',
    ],
  },
});

async function readingOf(pages: readonly DocumentPage[], language: 'en' | 'fr' | 'es'): Promise<ValueReading> {
  const { isValidIBAN } = await import('ibantools');
  return {
    numbers: numberStyleOf(pages),
    isMonthFirst: isMonthFirstIn(pages) ?? false,
    isIban: (text) => isValidIBAN(text),
    phonesIn: (text) => findPhones(text, PHONE_COUNTRIES[language]),
  };
}
