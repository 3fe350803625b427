import { isSEPACountry } from 'ibantools';

/** Of the list of SEPA countries of the European Payments Council (EPC409-09), what ibantools lacks: joined in 2024 and 2025, and territories of Finland and France. */
const ADDED = new Set(['AL', 'MD', 'ME', 'MK', 'RS', 'AX', 'BL', 'GF', 'GP', 'MF', 'MQ', 'PM', 'RE', 'YT']);

export function isSepaCountry(country: string): boolean {
  return isSEPACountry(country) || ADDED.has(country);
}
