import { type Evidence, seen } from '../../../pages/evidence';
import { findStructuredData } from '../../../pages/structured-data';
import { isRecord } from '@declic/openapi/json';
import type { Site } from './site-reading';

export interface Price {
  readonly amount: number;
  readonly currency: string;
  readonly value: string;
  readonly source: Evidence;
}

const LONGEST_SCRIPT = 50_000;
const MAX_LEVELS = 8;
const AMOUNT = /^\d{1,9}(?:\.\d{1,4})?$/u;
const CURRENCY = /^[A-Z]{3}$/u;

/** Prices in structured data (schema.org Offer and AggregateOffer), where shops state them to search engines. */
export function findStatedPrices({ page }: Pick<Site, 'page'>): Price[] {
  return findStructuredData(page).flatMap((script) =>
    listOffers(parse(page(script).text()), '', MAX_LEVELS).map(({ name, key, amount, currency }) => ({
      amount: Number(amount),
      currency,
      value: `${name === '' ? '' : `${name}: `}${Number(amount)} ${currency}`,
      source: seen(script, `"${key}": ${amount}, "priceCurrency": "${currency}"`),
    })),
  );
}

interface Offer {
  /** Of what is offered; empty where it has none. */
  readonly name: string;
  readonly key: string;
  readonly amount: string;
  readonly currency: string;
}

function listOffers(value: unknown, name: string, levels: number): Offer[] {
  if (levels === 0) return [];
  if (Array.isArray(value)) return value.flatMap((item) => listOffers(item, name, levels - 1));
  if (!isRecord(value)) return [];
  const own = typeof value['name'] === 'string' ? value['name'].slice(0, 60) : name;
  const currency = value['priceCurrency'];
  const found = ['price', 'lowPrice', 'highPrice'].flatMap((key) => {
    const price = value[key];
    const amount = typeof price === 'number' || typeof price === 'string' ? String(price) : '';
    const isPrice = AMOUNT.test(amount) && typeof currency === 'string' && CURRENCY.test(currency);
    return isPrice ? [{ name: own, key, amount, currency }] : [];
  });
  return [...found, ...Object.values(value).flatMap((item) => listOffers(item, own, levels - 1))];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.slice(0, LONGEST_SCRIPT));
  } catch {
    return null;
  }
}
