import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { QuoteBrand, QuoteLine, QuoteParty } from './quote';
import { renderAcceptance, renderPayment } from './quote-closing';
import type { QuoteFormats } from './quote-formats';
import { linesTable, totalsTable } from './quote-tables';
import type { QuoteTotals } from './quote-totals';
import type { QuoteWords } from './quote-words';

/** All that is printed. */
export interface Quote {
  readonly number: string;
  readonly date: Date;
  readonly validUntil: Date;
  readonly seller: QuoteParty;
  readonly buyer: QuoteParty;
  readonly lines: readonly QuoteLine[];
  readonly discount: number;
  readonly totals: QuoteTotals;
  readonly terms: string | null;
  readonly brand: QuoteBrand;
  readonly words: QuoteWords;
  readonly formats: QuoteFormats;
}

const MARGIN = 45;

/** The pages of a quote for pdfmake. Texts of the caller stand in `text` only, where nothing is interpreted. */
export function drawQuote(quote: Quote): TDocumentDefinitions {
  const { seller, words, brand, number, date } = quote;
  return {
    info: { title: `${words.title} ${number}`, author: seller.name, creationDate: date },
    pageSize: 'A4',
    pageMargins: [MARGIN, 50, MARGIN, 60],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.15 },
    background: () => ({ canvas: [{ type: 'rect', x: 0, y: 0, w: 596, h: 10, color: brand.color }] }),
    footer: (page, count) => footerOf(quote, words.page(page, count)),
    content: [
      headOf(quote),
      buyerOf(quote),
      linesTable(quote),
      totalsTable(quote),
      ...renderPayment(quote),
      renderAcceptance(quote),
    ],
  };
}

function headOf({ seller, brand, words, number, date, validUntil, formats }: Quote): Content {
  const name: Content = brand.logo
    ? { image: brand.logo, fit: [150, 60], margin: [0, 0, 0, 8] }
    : { text: seller.name, fontSize: 17, bold: true, color: brand.color, margin: [0, 0, 0, 4] };
  const facts = [
    [words.number, number],
    [words.date, formats.date(date)],
    [words.validUntil, formats.date(validUntil)],
  ];
  return {
    columnGap: 20,
    columns: [
      {
        width: '*',
        stack: [name, ...(brand.logo ? [{ text: seller.name, bold: true }] : []), ...contactOf(seller, words)],
      },
      {
        width: 'auto',
        stack: [
          {
            text: words.title.toUpperCase(),
            fontSize: 20,
            bold: true,
            color: brand.color,
            alignment: 'right',
            margin: [0, 0, 0, 6],
          },
          {
            layout: 'noBorders',
            table: {
              body: facts.map(([label = '', value = '']) => [
                { text: label, color: '#555555' },
                { text: value, alignment: 'right' },
              ]),
            },
          },
        ],
      },
    ],
  };
}

function contactOf(party: QuoteParty, words: QuoteWords): Content[] {
  const lines = [
    ...party.address,
    party.phone,
    party.email,
    party.vat_id && `${words.vatId}: ${party.vat_id}`,
    party.registration,
  ];
  return lines.flatMap((text) => (text ? [{ text }] : []));
}

function buyerOf({ buyer, words, brand }: Quote): Content {
  return {
    margin: [260, 18, 0, 22],
    stack: [
      { text: words.buyer, fontSize: 8.5, color: brand.color, bold: true, margin: [0, 0, 0, 2] },
      { text: buyer.name, bold: true },
      ...contactOf(buyer, words),
    ],
  };
}

function footerOf({ seller, words, number }: Quote, page: string): Content {
  const facts = [seller.name, seller.vat_id && `${words.vatId} ${seller.vat_id}`, seller.registration].filter(Boolean);
  return {
    margin: [MARGIN, 18, MARGIN, 0],
    fontSize: 7.5,
    color: '#555555',
    columns: [
      { text: facts.join(' · '), width: '*' },
      { text: `${number} · ${page}`, alignment: 'right', width: 'auto' },
    ],
  };
}
