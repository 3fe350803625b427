import { createRequire } from 'node:module';
import { toAddressCase, toPartCase } from './casing';
import { NO_PARTS, type Confidence, type ReadAddress } from './address-parts';

/** The untyped package's result: texts by the name of the part. */
type Located = Readonly<Record<string, string | undefined>>;

const loaded = createRequire(import.meta.url);

/** Reads an address of the United States; nothing where the parser sees neither a town nor a ZIP code. */
export function readUsAddress(lines: readonly string[]): ReadAddress {
  // A CommonJS package without types.
  const { parseLocation } = loaded('parse-address') as { parseLocation(text: string): Located | null };
  const located = parseLocation(lines.join(', '));
  if (!located || (!located['zip'] && !located['city'])) return { parts: NO_PARTS, confidence: {} };

  const { number, prefix, street, type, suffix, sec_unit_type, sec_unit_num, city, state, zip, plus4 } = located;
  const isBox = /box/i.test(sec_unit_type ?? '');
  const road =
    [prefix?.toUpperCase(), street && toPartCase(street), type, suffix?.toUpperCase()].filter(Boolean).join(' ') ||
    null;
  const unit = [sec_unit_type, sec_unit_num].filter(Boolean).join(' ') || null;
  const postcode = zip ? [zip, plus4].filter(Boolean).join('-') : null;
  const sure: Confidence = {
    ...(road && { street: type ? 0.95 : 0.75 }),
    ...(number && { house_number: 0.95 }),
    ...(unit && { [isBox ? 'po_box' : 'unit']: 0.95 }),
    ...(postcode && { postcode: 1 }),
    ...(city && { city: zip ? 0.95 : 0.7 }),
    ...(state && { region: 0.95 }),
  };
  return {
    parts: {
      ...NO_PARTS,
      house_number: number ?? null,
      street: road === null ? null : toAddressCase(road),
      unit: isBox ? null : unit,
      po_box: isBox ? unit : null,
      postcode,
      city: city ? toAddressCase(city) : null,
      region: state?.toUpperCase() ?? null,
      country: 'US',
    },
    confidence: sure,
  };
}
