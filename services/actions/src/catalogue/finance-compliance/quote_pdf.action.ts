import { createHash } from 'node:crypto';
import { choices } from '../../engine/choices';
import { defineAction } from '../../engine/define-action';
import { FILE_SCHEMA, outputFile } from '../../engine/files';
import { closedObject, listOf } from '../../engine/output-schema';
import { choiceParam, jsonParam, quantityParam, textParam } from '../../engine/params';
import { NUMBER, TEXT, items, itemsOrText, members, textMembers, texts } from '../../engine/json-forms';
import { RejectedInputError } from '../../engine/run-errors';
import { givenLanguageParam } from '../../engine/language-param';
import { drawQuote, type Quote } from './quote-pdf/draw-quote';
import { printPdf } from '../../documents/print-pdf';
import { CURRENCIES, type QuoteParty } from './quote-pdf/quote';
import { createFormats } from './quote-pdf/quote-formats';
import { calculateTotals } from './quote-pdf/quote-totals';
import { QUOTE_WORDS } from './quote-pdf/quote-words';
import { readBrand, readLines, readParty } from './quote-pdf/read-quote';
import { examples } from './quote_pdf.examples';
import search from './quote_pdf.search.json';

const PARTY = members(
  {
    ...textMembers(['name', 'vat_id', 'registration', 'email', 'phone', 'iban', 'bic']),
    address: itemsOrText(TEXT),
  },
  ['name'],
);

const LINE = members(
  { description: TEXT, quantity: NUMBER, unit: TEXT, unit_price: NUMBER, discount: NUMBER, vat_rate: NUMBER },
  ['description', 'unit_price'],
);

const CENTS = { type: 'integer', description: 'Cents.' } as const;
const DATE = { type: 'string', format: 'date' } as const;
const DAY_MS = 86_400_000;

/** What the embedded font has: Latin, Greek, Cyrillic, punctuation and currency signs. */
const WITHOUT_GLYPH =
  /[^\s\u0020-\u052F\u1E00-\u1FFF\u2010-\u2044\u20A0-\u20BF\u2100-\u214F\u2190-\u22FF\u25A0-\u25FF\uFB01\uFB02]/u;

export const quotePdf = defineAction({
  slug: 'quote_pdf',
  title: 'Generate a quote PDF',
  category: 'Finance & Compliance',
  one_liner: 'Branded quote with lines, discounts, VAT and signature block',
  credit_cost: 3,
  latency_target_ms: 3_000,
  latency_class: 'standard',
  engine: 'deterministic',
  pool: 'media',
  limits: { timeoutMs: 20_000, maxInputBytes: 600_000 },
  needs: ['clock'],

  input: {
    params: [
      jsonParam('seller', 'Seller', {
        schema: PARTY,
        required: true,
        placeholder: '{ "name": "Ada Ltd", "address": ["1 Quay Street", "Bristol"], "vat_id": "GB…", "iban": "GB…" }',
        description:
          'An object with "name" and, if wanted, "address" (lines), "vat_id", "registration", "email", "phone", "iban", "bic".',
      }),
      jsonParam('buyer', 'Customer', {
        schema: PARTY,
        required: true,
        placeholder: '{ "name": "Charles & Co", "address": ["…"] }',
        description: 'An object like the seller.',
      }),
      jsonParam('lines', 'Lines', {
        schema: items(LINE, { minItems: 1, maxItems: 500 }),
        required: true,
        placeholder:
          '[{ "description": "Workshop", "quantity": 2, "unit": "days", "unit_price": 800, "vat_rate": 20 }]',
        description:
          'Up to 500 objects with "description" and "unit_price" (without VAT) and, if wanted, "quantity", "unit", "discount" and "vat_rate" (percent).',
        ui: { rows: 8 },
      }),
      choiceParam('currency', 'Currency', {
        enum: choices({
          EUR: 'Euro',
          USD: 'US dollar',
          GBP: 'Pound sterling',
          CHF: 'Swiss franc',
          CAD: 'Canadian dollar',
          MXN: 'Mexican peso',
        }),
        default: 'EUR',
        description: 'Of all prices.',
      }),
      givenLanguageParam('Of the form; your own texts stay as they are.'),
      textParam('number', 'Quote number', {
        validate: { max: 40 },
        placeholder: 'Q-2026-017',
        description: 'Made from the date and the content where none is given.',
      }),
      quantityParam('valid_days', 'Valid for', [1, 365, 'days'], { default: 30, description: 'From today.' }),
      quantityParam('discount', 'Discount on the whole quote', [0, 100, '%'], {
        default: 0,
        description: 'Taken off every VAT rate alike.',
      }),
      textParam('terms', 'Terms', {
        validate: { max: 2_000 },
        ui: { multiline: true, rows: 3 },
        placeholder: '30 % on order, the rest within 30 days.',
        description: 'Payment and delivery, printed below the totals.',
      }),
      jsonParam('brand', 'Brand', {
        schema: texts(['color', 'logo']),
        placeholder: '{ "color": "#1f3a5f", "logo": "data:image/png;base64,…" }',
        description: 'A "color" as #rrggbb and a "logo" as data URL (PNG or JPEG, up to 200 kB).',
      }),
    ],
    ui: {
      groups: [
        { id: 'parties', label: 'Parties', items: ['seller', 'buyer'] },
        { id: 'content', label: 'Content', items: ['lines', 'discount', 'terms'] },
        { id: 'form', label: 'Form', items: ['currency', 'language', 'number', 'valid_days', 'brand'] },
      ],
    },
  },

  output: closedObject({
    file: FILE_SCHEMA,
    number: { type: 'string' },
    issue_date: DATE,
    valid_until: DATE,
    currency: { enum: CURRENCIES },
    totals: closedObject({
      lines: { type: 'array', items: CENTS, description: 'Each line after its discount, in cents.' },
      subtotal: CENTS,
      discount: CENTS,
      net: CENTS,
      vat: listOf(closedObject({ rate: { type: 'number', description: 'Percent.' }, base: CENTS, amount: CENTS })),
      vat_total: CENTS,
      gross: CENTS,
    }),
    engine: { const: 'deterministic' },
  }),

  async handler(input, { clock, warn }) {
    const { currency, language, discount, terms } = input;
    const date = clock.now();
    const validUntil = new Date(date.getTime() + Math.round(input.valid_days) * DAY_MS);
    const lines = readLines(input.lines);
    const quote: Quote = {
      number: input.number?.trim() || numberOf(date, input),
      date,
      validUntil,
      seller: readParty(input.seller, 'seller'),
      buyer: readParty(input.buyer, 'buyer'),
      lines,
      discount,
      totals: calculateTotals(lines, discount),
      terms: terms?.trim() || null,
      brand: readBrand(input.brand),
      words: QUOTE_WORDS[language],
      formats: createFormats(language, currency),
    };
    if (!Number.isSafeInteger(quote.totals.gross)) throw new RejectedInputError('lines', 'The sum is too large.');
    if (quote.totals.gross < 0) warn('The total is negative: what is offered is a credit.');
    await warnOf(quote, warn);
    const bytes = await print(quote);
    return {
      file: outputFile(`${quote.number.replace(/[^\p{L}\p{N}._-]/gu, '-')}.pdf`, 'application/pdf', bytes),
      number: quote.number,
      issue_date: toDay(date),
      valid_until: toDay(validUntil),
      currency,
      totals: quote.totals,
    };
  },

  examples,

  ...search,
});

/** The date and four digits of the content: the same quote on the same day has the same number. */
function numberOf(date: Date, input: object): string {
  const digits = createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 4).toUpperCase();
  return `Q-${toDay(date).replaceAll('-', '')}-${digits}`;
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);

async function warnOf({ seller, buyer, lines, terms }: Quote, warn: (message: string) => void): Promise<void> {
  const { isValidIBAN } = await import('ibantools');
  if (seller.iban !== null && !isValidIBAN(seller.iban.replaceAll(' ', '')))
    warn('The IBAN of the seller is not valid; it is printed as given.');
  const texts = [...textsOf(seller), ...textsOf(buyer), ...lines.map(({ description }) => description), terms];
  if (texts.some((text) => text !== null && WITHOUT_GLYPH.test(text)))
    warn('Some characters are not in the font of the PDF, such as emoji or Chinese; they are printed as boxes.');
}

const textsOf = ({ name, address, registration }: QuoteParty) => [name, ...address, registration];

async function print(quote: Quote): Promise<Uint8Array> {
  try {
    return await printPdf(drawQuote(quote));
  } catch (error) {
    if (quote.brand.logo === null) throw error;
    await printPdf(drawQuote({ ...quote, brand: { ...quote.brand, logo: null } }));
    throw new RejectedInputError('brand', '"logo" cannot be read.');
  }
}
