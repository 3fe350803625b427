import { createRequire } from 'node:module';
import type { AddressParts } from './address-parts';
import { hasRegionCodes } from './region-codes';

const load = createRequire(import.meta.url);

type Formatter = (parts: AddressParts) => string[];

/** Gives the function that writes an address in the lines of its country, as for a letter inside of it. */
export function loadFormatter(): Formatter {
  // A CommonJS package whose names an ES import does not see.
  const { format } = load('@fragaria/address-formatter') as typeof import('@fragaria/address-formatter');
  return ({ house, unit, house_number, street, po_box, district, postcode, city, region, country }) => {
    const isAmerican = country === 'US';
    const hasState = isAmerican || country === 'CA';
    // The formatter writes no province behind an Italian or Swiss town.
    const town = [city, hasRegionCodes(country ?? '') && region?.length === 2 ? region : null]
      .filter(Boolean)
      .join(' ');
    const isSpanish = country === 'ES';
    const above = [house, isAmerican || isSpanish ? null : unit].filter(Boolean);
    const lines = format(
      {
        ...(street && { road: [street, isAmerican ? unit : null].filter(Boolean).join(' ') }),
        ...(house_number && { houseNumber: [house_number, isSpanish ? unit : null].filter(Boolean).join(', ') }),
        ...(postcode && { postcode }),
        ...(town && { city: town }),
        ...(region && hasState && { state: region }),
        ...(country && { countryCode: country }),
      },
      { output: 'array', appendCountry: false },
    ).filter((line) => line.trim() !== '');
    const boxAt = street ? 1 : 0;
    const between = [po_box, district].filter((line) => line !== null);
    return [...above.map(String), ...lines.toSpliced(boxAt, 0, ...between)];
  };
}
