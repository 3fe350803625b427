import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { InvoiceFacts } from '../invoice-facts';
import type { InvoiceFormats } from '../invoice-formats';
import type { InvoiceWords } from '../invoice-words';

export interface LayoutInput {
  readonly facts: InvoiceFacts;
  readonly words: InvoiceWords;
  readonly formats: InvoiceFormats;
}

/** Draws an invoice. */
export type Layout = (input: LayoutInput) => TDocumentDefinitions;

export const right = (text: string, bold = false): Content => ({ text, alignment: 'right', bold });

/** Lines with ruled rows: description, quantity, price and amount, without signs of currency. */
export function linesTable({ facts, words, formats }: LayoutInput, widths: readonly [number, number, number]): Content {
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: ['*', ...widths],
      body: [
        [words.description, right(words.quantity), right(words.unitPrice), right(words.amount)],
        ...facts.lines.map(({ description, quantity, unitPrice, net }) => [
          description,
          right(formats.quantity(quantity)),
          right(formats.plain(unitPrice)),
          right(formats.plain(net)),
        ]),
      ],
    },
  };
}

/** Sums without rules at the right of a page; `width` is in points. */
export function sumsAtRight(width: number, body: TableCell[][]): Column[] {
  return [
    { text: '', width: '*' },
    { width, layout: 'noBorders', table: { widths: ['*', 90], body } },
  ];
}
