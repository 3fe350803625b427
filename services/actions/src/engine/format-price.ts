import type { Language } from '../text/languages';

const UNITS: Readonly<Record<Language, readonly [one: string, many: string]>> = {
  en: ['credit', 'credits'],
  fr: ['crédit', 'crédits'],
  es: ['crédito', 'créditos'],
};

/** "1 credit", "2 credits", "5,000 credits"; French has the singular for 0, too. */
export function formatPrice(credits: number, language: Language = 'en'): string {
  const [one, many] = UNITS[language];
  return `${new Intl.NumberFormat(language).format(credits)} ${new Intl.PluralRules(language).select(credits) === 'one' ? one : many}`;
}
