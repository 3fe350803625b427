import type { DocumentPage } from '../../../documents/read-document';
import type { Language } from '../../../text/languages';
import type { Invoice } from './invoice';
import { findInvoiceLabels, type InvoiceField } from './invoice-labels';
import { readCurrency } from './read-currency';
import { isMonthFirstIn } from '../../../documents/date-order';
import { readDate, readReference } from './read-facts';
import { findVatIds, readIban } from './read-identifiers';
import { readLines } from './read-lines';
import { readParties } from './read-parties';
import { readAdjustment, readTotals, readWithheld } from './read-totals';

export interface InvoiceOptions {
  readonly language: Language;
  /** ISO 3166 code, or null where nothing is known. */
  readonly country: string | null;
}

const USUAL_COUNTRY: Readonly<Record<Language, string>> = { en: 'GB', fr: 'FR', es: 'ES' };

/** Reads an invoice from the labels on its pages and the places of their values. */
export async function readInvoice(pages: readonly DocumentPage[], options: InvoiceOptions): Promise<Invoice> {
  const { language } = options;
  const hits = findInvoiceLabels(pages);
  const of = (...fields: readonly InvoiceField[]) => hits.filter(({ field }) => fields.includes(field));
  const currency = readCurrency(pages);
  const isUsual = options.country === null ? language === 'en' && currency?.value === 'USD' : options.country === 'US';
  const isMonthFirst = isMonthFirstIn(pages) ?? isUsual;
  const ids = await findVatIds(pages, hits, options.country ?? USUAL_COUNTRY[language]);
  const { rates, ...totals } = readTotals(hits, language);
  return {
    number: readReference(of('number')),
    issue_date: readDate(of('issue_date'), isMonthFirst),
    due_date: readDate(of('due_date'), isMonthFirst),
    order_reference: readReference(of('order')),
    currency,
    ...readParties(pages, hits, ids),
    iban: await readIban(pages, of('iban')),
    lines: readLines(pages, language),
    vat: rates,
    totals: { ...totals, adjustment: readAdjustment(hits, language), withheld: readWithheld(hits, language) },
  };
}
