import { compileLabels, type Label } from '../../../documents/labels';
import type { Language } from '../../../text/languages';
import labels from './invoice-labels.json';

export type InvoiceField =
  | 'title'
  | 'number'
  | 'issue_date'
  | 'due_date'
  | 'order'
  | 'seller'
  | 'buyer'
  | 'vat_id'
  | 'buyer_vat_id'
  | 'iban'
  | 'net'
  | 'vat'
  | 'total_vat'
  | 'gross'
  | 'discount'
  | 'paid'
  | 'withheld'
  | 'other';

type Weights = Readonly<Partial<Record<InvoiceField, Readonly<Record<number, string>>>>>;

/** By language and field: labels with their weight in percent. */
const LABELS: Readonly<Record<Language, Weights>> = labels;

/** A label and the language that it is written in. */
export interface InvoiceLabel extends Label<InvoiceField> {
  readonly language: Language;
}

export const INVOICE_LABELS: readonly InvoiceLabel[] = Object.entries(LABELS).flatMap(([language, fields]) =>
  Object.entries(fields).flatMap(([field, weights]) =>
    Object.entries(weights).flatMap(([weight, texts]) =>
      texts.split('|').map((text) => ({
        // The keys of the table are languages and fields.
        language: language as Language,
        field: field as InvoiceField,
        weight: Number(weight) / 100,
        text,
      })),
    ),
  ),
);

const IBAN_LABEL: Label<InvoiceField> = { field: 'iban', text: 'iban', weight: 1 };

/** One text may stand for several fields ("Facture" is a title and, before a number, its label): the strongest is taken. */
export const findInvoiceLabels = compileLabels<InvoiceField>([
  ...[...INVOICE_LABELS].filter(({ field }) => field !== 'title').sort((a, b) => a.weight - b.weight),
  IBAN_LABEL,
]);
