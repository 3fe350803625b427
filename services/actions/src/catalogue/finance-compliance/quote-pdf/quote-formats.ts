import type { Language } from '../../../text/languages';
import type { Currency } from './quote';

const LOCALES = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' } as const;

/** How values are printed in the language. */
export interface QuoteFormats {
  /** Cents with the currency. */
  money(cents: number): string;
  /** A price in currency units, with its decimals. */
  price(value: number): string;
  number(value: number): string;
  percent(value: number): string;
  date(date: Date): string;
}

export function createFormats(language: Language, currency: Currency): QuoteFormats {
  const locale = LOCALES[language];
  const amount = (most: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      // The sign alone would be that of three of the currencies: US$, CA$, MX$.
      currencyDisplay: 'symbol',
      useGrouping: 'always',
      minimumFractionDigits: 2,
      maximumFractionDigits: most,
    });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: 'always' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    money: (cents) => printable(amount(2).format(cents / 100)),
    price: (value) => printable(amount(4).format(value)),
    number: (value) => printable(plain.format(value)),
    percent: (value) => printable(`${plain.format(value)}${language === 'en' ? '%' : '\u00A0%'}`),
    date: (date) => day.format(date),
  };
}

/** The font has no narrow space. */
const printable = (text: string) => text.replaceAll('\u202F', '\u00A0');
