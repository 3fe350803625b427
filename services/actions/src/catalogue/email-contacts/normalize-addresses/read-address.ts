import { toAddressCase } from './casing';
import { findRules, type CountryRules } from './country-rules';
import { NO_PARTS, type AddressParts, type Confidence, type ReadAddress } from './address-parts';
import { splitRegionCode } from './region-codes';
import { findProvince } from './spanish-provinces';
import { isPoBox, isUnit } from './split-lines';
import { readNumberLine, readStreetLine } from './street-line';
import { expandStreet, isStreet } from './street-words';

interface Town {
  readonly postcode: string | null;
  readonly city: string | null;
  readonly sureness: number;
  /** What stands before the town. */
  readonly before: readonly string[];
  readonly region: string | null;
}

/** Reads the lines of an address by the rules of its country. */
export function readAddress(lines: readonly string[], country: string): ReadAddress {
  const rules = findRules(country);
  if (!rules) return { parts: NO_PARTS, confidence: {} };
  const town = readTown(lines, rules, country);
  const street = readStreet(town.before, rules, country);
  const province = country === 'ES' && town.postcode ? findProvince(town.postcode) : null;
  const region = province ?? town.region;
  return {
    parts: { ...NO_PARTS, ...street.parts, postcode: town.postcode, city: town.city, region, country },
    confidence: {
      ...street.confidence,
      ...(town.postcode && { postcode: 1 }),
      ...(town.city && { city: town.sureness }),
      ...(region && { region: province ? 1 : 0.7 }),
    },
  };
}

function readTown(lines: readonly string[], rules: CountryRules, country: string): Town {
  const at = lines.findLastIndex((line) => rules.postcode.test(line));
  const match = rules.postcode.exec(lines[at] ?? '');
  if (!match) return { postcode: null, city: null, sureness: 0, before: lines, region: null };
  const postcode = rules.formatPostcode(match[1] ?? '');
  const head = (lines[at] ?? '').slice(0, match.index).trim();
  const tail = (match[2] ?? '').trim();
  const before = [...lines.slice(0, at), ...(head ? [head] : [])];
  return rules.town === 'after'
    ? readTownAfter(postcode, [tail, ...lines.slice(at + 1)], before, country)
    : readTownBefore(postcode, before, country);
}

function readTownAfter(
  postcode: string,
  [tail = '', ...after]: readonly string[],
  before: readonly string[],
  country: string,
): Town {
  const [behind = '', ...rest] = tail ? [tail, ...after] : after;
  const { town: written, region: code } = splitRegionCode(behind, country);
  const region = /\(([^()]+)\)\s*$/.exec(written);
  const city = written.slice(0, region?.index).trim();
  if (city)
    return {
      postcode,
      city: toCity(city),
      sureness: tail ? 0.95 : 0.8,
      before,
      region: code ?? region?.[1] ?? rest[0] ?? null,
    };
  // "Calle Mayor 1, Madrid 28013": the town stands before its postcode.
  const last = before.length > 1 ? before.at(-1) : undefined;
  return {
    postcode,
    city: last ? toCity(last) : null,
    sureness: 0.7,
    before: last ? before.slice(0, -1) : before,
    region: null,
  };
}

/** British towns stand before the postcode, in a line of their own or, less surely, at the end of the street's line. */
function readTownBefore(postcode: string, before: readonly string[], country: string): Town {
  if (before.length > 1) {
    const isCounty =
      before.length > 2 &&
      /(?:shire|sussex|yorkshire|kent|essex|surrey|norfolk|suffolk|devon|dorset|cornwall|cumbria|somerset|midlands|durham|merseyside|greater (?:london|manchester)|tyne and wear|rutland|county \p{L}+)$/iu.test(
        before.at(-1) ?? '',
      );
    const city = before.at(isCounty ? -2 : -1) ?? '';
    const region = isCounty ? toCity(before.at(-1) ?? '') : null;
    return { postcode, city: toCity(city), sureness: 0.9, before: before.slice(0, isCounty ? -2 : -1), region };
  }
  const words = (before[0] ?? '').split(' ');
  const kind = words.findLastIndex((word, index) => index > 0 && index < words.length - 1 && isStreet(word, country));
  if (kind < 0) return { postcode, city: null, sureness: 0, before, region: null };
  const city = toCity(words.slice(kind + 1).join(' '));
  return { postcode, city, sureness: 0.6, before: [words.slice(0, kind + 1).join(' ')], region: null };
}

function readStreet(
  lines: readonly string[],
  rules: CountryRules,
  country: string,
): { parts: Partial<AddressParts>; confidence: Confidence } {
  const boxes = lines.filter(isPoBox);
  const units = lines.filter((line) => !isPoBox(line) && isUnit(line));
  const others = lines.filter((line) => !isPoBox(line) && !isUnit(line) && readNumberLine(line) === null);
  const named = others.findLast((line) => isStreet(stripFirstNumber(line), country));
  const line = named ?? others.findLast((other) => /\d/.test(other)) ?? others.at(-1);
  const at = line === undefined ? others.length : others.indexOf(line);
  const join = (own: readonly string[]) => (own.length > 0 ? toAddressCase(own.join(', ')) : null);
  const box = boxes[0] ?? null;
  const extra = { po_box: box, house: join(others.slice(0, at)), district: join(others.slice(at + 1)) };
  const sure: Confidence = {
    ...(box && { po_box: 1 }),
    ...(extra.house && { house: 0.6 }),
    ...(extra.district && { district: 0.6 }),
  };
  if (line === undefined)
    return {
      parts: { ...extra, unit: units.join(', ') || null },
      confidence: { ...sure, ...(units[0] && { unit: 0.8 }) },
    };

  const { number, street, rest } = readStreetLine(line, rules);
  const ownLine = lines.map(readNumberLine).find((other) => other !== null);
  const house_number = number ?? ownLine ?? null;
  const unit = [rest, ...units].filter(Boolean).join(', ') || null;
  return {
    parts: { ...extra, house_number, unit, street: expandStreet(toAddressCase(street), country) },
    confidence: {
      ...sure,
      street: named ? 0.95 : house_number ? 0.75 : 0.5,
      ...(house_number && { house_number: named ? 0.95 : 0.8 }),
      ...(unit && { unit: 0.8 }),
    },
  };
}

function stripFirstNumber(line: string): string {
  return line.replace(/^\d{1,5}\s?[a-z]?\s?(?:bis|ter|quater)?[\s,]+/i, '');
}

/** A town in the case of names. */
export function toCity(text: string): string {
  return toAddressCase(text).replace(/\bcedex\b/i, 'CEDEX');
}
