import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
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
