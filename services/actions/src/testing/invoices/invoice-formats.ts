import type { InvoiceFacts } from './invoice-facts';

const LOCALES = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' } as const;
const SIGNS = { EUR: '€', USD: '$', GBP: '£' } as const;

/** How an invoice prints its values; `style` chooses among what is usual in its language. */
export interface InvoiceFormats {
  money(cents: number): string;
  plain(cents: number): string;
  quantity(value: number): string;
  rate(percent: number): string;
  date(iso: string): string;
  iban(iban: string): string;
}

export function createInvoiceFormats({ language, currency }: InvoiceFacts, style: number): InvoiceFormats {
  const locale = LOCALES[language];
  // The font has no narrow space.
  const number = (value: number, digits: number) =>
    value
      .toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: 2, useGrouping: 'always' })
      .replaceAll('\u202F', '\u00A0');
  const plain = (cents: number) => number(cents / 100, 2);
  const isBefore = language === 'en';
  return {
    plain,
    money: (cents) =>
      isBefore ? `${SIGNS[currency]}${plain(cents)}` : `${plain(cents)} ${style === 2 ? currency : SIGNS[currency]}`,
    quantity: (value) => number(value, style === 1 && !Number.isInteger(value) ? 2 : 0),
    rate: (percent) => `${number(percent, style === 1 && language !== 'en' ? 2 : 0)}${language === 'en' ? '%' : ' %'}`,
    date: (iso) => formatDate(iso, locale, style),
    iban: (iban) => (style === 1 ? iban : iban.replace(/(.{4})(?=.)/gu, '$1 ')),
  };
}

function formatDate(iso: string, locale: string, style: number): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  if (style === 0) return `${day}/${month}/${year}`;
  if (style === 1) return locale === 'en-GB' ? iso : `${day}.${month}.${year}`;
  return new Date(`${iso}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
