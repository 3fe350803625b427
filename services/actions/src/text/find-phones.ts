import type { CountryCode } from 'libphonenumber-js';
import type { Span } from './span';

export interface FoundPhone extends Span {
  /** E.164, as +33612345678. */
  readonly number: string;
}

/** Only places with so many digits near each other are read; the rest of a long text costs nothing. */
const CANDIDATE = /[+(]?\d[\d\s().\u00A0\u202F/-]{5,22}\d/gu;

/** Telephone numbers that can be dialled; those without a country's prefix are read as of `country`. */
export async function findPhones(text: string, country: CountryCode): Promise<FoundPhone[]> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  return [...text.matchAll(CANDIDATE)].flatMap(({ 0: found, index }) => {
    if (/[\p{L}\p{N}@_]$/u.test(text.slice(0, index)) || /^[\p{L}\p{N}@_]/u.test(text.slice(index + found.length)))
      return [];
    const parsed = parsePhoneNumberFromString(found, { defaultCountry: country, extract: false });
    if (!parsed?.isValid()) return [];
    return [{ text: found, start: index, end: index + found.length, number: parsed.number }];
  });
}
