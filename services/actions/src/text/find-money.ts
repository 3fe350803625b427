import { findNumbers } from './find-numbers';
import type { Language } from './languages';
import type { Span } from './span';

export interface FoundMoney extends Span {
  readonly amount: number;
  /** ISO 4217; a bare "$" is USD. */
  readonly currency: string;
}

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  us$: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  mx$: 'MXN',
  eur: 'EUR',
  usd: 'USD',
  gbp: 'GBP',
  chf: 'CHF',
  jpy: 'JPY',
  cad: 'CAD',
  aud: 'AUD',
  mxn: 'MXN',
  ars: 'ARS',
  cop: 'COP',
  clp: 'CLP',
  mad: 'MAD',
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  dólar: 'USD',
  dólares: 'USD',
  pound: 'GBP',
  pounds: 'GBP',
  francs: 'CHF',
};

const BEFORE = /(?<![\p{L}])((?:us|a|c|mx)?\$|[€£¥]|[a-z]{3})\s?$/iu;
const AFTER = /^\s?(?:d['’]|de\s)?((?:us)?\$|[€£¥]|\p{L}{3,7})(?!\p{L})/iu;

/** Amounts with a currency beside them. */
export function findMoney(text: string, language: Language): FoundMoney[] {
  return findNumbers(text, language).flatMap(({ start, end, value }) => {
    const before = BEFORE.exec(text.slice(Math.max(0, start - 5), start));
    const after = AFTER.exec(text.slice(end, end + 14));
    const currencyBefore = currencyOf(before?.[1]);
    const currency = currencyBefore ?? currencyOf(after?.[1]);
    if (currency === null) return [];
    const from = currencyBefore === null ? start : start - (before?.[0].length ?? 0);
    const to = currencyBefore === null ? text.indexOf(after?.[1] ?? '', end) + (after?.[1]?.length ?? 0) : end;
    return [{ text: text.slice(from, to), start: from, end: to, amount: value, currency }];
  });
}

function currencyOf(sign: string | undefined): string | null {
  const key = sign?.toLowerCase();
  return key !== undefined && Object.hasOwn(SIGNS, key) ? (SIGNS[key] ?? null) : null;
}
