import postalCodes from 'postal-codes-js';
import { loadCountryReader } from '../country-code';
import {
  NO_PARTS,
  PART_NAMES,
  type AddressParts,
  type Confidence,
  type PartName,
  type ReadAddress,
} from './address-parts';
import type { AddressRow } from './address-rows';
import { toAddressCase, toPartCase } from './casing';
import { COUNTRIES, findRules } from './country-rules';
import { loadFormatter } from './format-address';
import { guessCountry } from './guess-country';
import { readAddress, toCity } from './read-address';
import { readCaAddress } from './read-ca-address';
import { readUsAddress } from './read-us-address';
import { splitRegionCode } from './region-codes';
import { splitLines } from './split-lines';
import { expandStreet } from './street-words';

export const ISSUES = [
  ...['country_unknown', 'country_not_supported', 'street_missing', 'number_missing', 'city_missing'],
  ...['postcode_missing', 'postcode_invalid'],
] as const;

type Issue = (typeof ISSUES)[number];

export interface NormalizedAddress {
  readonly parts: AddressParts;
  readonly confidence: Readonly<Record<PartName | 'overall', number>>;
  readonly formatted: string | null;
  readonly postcode_valid: boolean | null;
  readonly issues: readonly Issue[];
  readonly country_from: CountrySource | null;
}

/** The address names it or a field gives it; the caller's default; the form of the address. */
export const COUNTRY_SOURCES = ['address', 'default', 'form'] as const;

type CountrySource = (typeof COUNTRY_SOURCES)[number];

/** Gives the function that normalises one address; `home` is the country of those that do not name theirs. */
export async function loadNormalizer(home: string | null): Promise<(row: AddressRow) => NormalizedAddress> {
  const readCountryName = await loadCountryReader();
  const format = loadFormatter();

  return ({ text, known }) => {
    const written = splitLines(text);
    const { country, sureness, lines, source } = findCountry(written, known.country, home, readCountryName);
    if (country === null || !COUNTRIES.includes(country))
      return toUnread(country, source, country === null ? 'country_unknown' : 'country_not_supported');

    const given = tidyKnown(known, country);
    const read = readerOf(country)(country === 'US' ? [...lines, ...toTownLine(given)] : lines);
    const parts: AddressParts = { ...read.parts, ...given, country };
    const sure: Confidence = { ...read.confidence, ...mapValues(given, () => 1), country: sureness };
    const postcode_valid = parts.postcode === null ? null : isPostcode(country, parts.postcode);
    const issues = findIssues(parts, postcode_valid);
    const isAnything = parts.street !== null || parts.city !== null || parts.po_box !== null;
    return {
      parts,
      confidence: rate(parts, sure, postcode_valid),
      formatted: isAnything ? format(parts).join('\n') : null,
      postcode_valid,
      issues,
      country_from: source,
    };
  };
}

function readerOf(country: string): (lines: readonly string[]) => ReadAddress {
  if (country === 'US') return readUsAddress;
  return country === 'CA' ? readCaAddress : (lines) => readAddress(lines, country);
}

interface FoundCountry {
  readonly country: string | null;
  readonly sureness: number;
  /** Without the name of the country. */
  readonly lines: readonly string[];
  readonly source: CountrySource | null;
}

/** What the address or its field says; else an unmistakable form; else the default; else what its form makes likely. */
function findCountry(
  written: readonly string[],
  known: string | undefined,
  home: string | null,
  readName: (text: string) => string | null,
): FoundCountry {
  const { named, lines } = splitCountry(written, readName);
  if (known !== undefined) return { country: readName(known), sureness: 1, lines, source: 'address' };
  if (named) return { country: named, sureness: 1, lines, source: 'address' };
  const guess = guessCountry(lines);
  if (home && !guess?.isSure) return { country: home, sureness: 0.9, lines, source: 'default' };
  if (home && guess?.country === home) return { country: home, sureness: 1, lines, source: 'default' };
  if (!guess) return { country: null, sureness: 0, lines, source: null };
  return { country: guess.country, sureness: guess.isSure ? 0.9 : 0.6, lines, source: 'form' };
}

/** The country in a line of its own, or behind postcode and town. */
function splitCountry(written: readonly string[], readName: (text: string) => string | null) {
  const last = written.at(-1) ?? '';
  const alone = written.length > 1 && isCountryLine(last) ? readName(last) : null;
  if (alone) return { named: alone, lines: written.slice(0, -1) };
  for (const [, place = '', name = ''] of [BEHIND_TOWN, TWO_WORDS_BEHIND_TOWN].map((form) => form.exec(last) ?? [])) {
    const named = name === '' ? null : readName(name);
    if (named) return { named, lines: [...written.slice(0, -1), place] };
  }
  return { named: null, lines: written };
}

/** "38000 Grenoble France"; not "97200 Fort de France" and "87501 New Mexico". */
const BEHIND_TOWN = /^(.*\d{4,}\s.*\p{L}(?<![\s-]d[eu]|[\s-]new))\s(\p{L}{4,})$/iu;
const TWO_WORDS_BEHIND_TOWN = /^(.*\d{4,}\s.*\p{L})\s(\p{L}{3,}\s\p{L}{4,})$/iu;

const isCountryLine = (line: string) => /^[\p{L}\s.'-]{4,}$|^(?:US|USA|UK|U\.S\.A\.)$/u.test(line);

/** The American reader finds a street only in front of a town or ZIP code, which columns may have. */
function toTownLine({ city, region, postcode }: Partial<Record<PartName, string>>): string[] {
  const line = [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return city || postcode ? [line] : [];
}

/** Given parts in the case and form of those that are read. */
function tidyKnown(known: AddressRow['known'], country: string): Partial<Record<PartName, string>> {
  const { country: _, postcode, ...rest } = known;
  const digits =
    country === 'ES' || country === 'FR' || country === 'DE' || country === 'IT' || country === 'US' ? 5 : 0;
  // Spreadsheets drop the zero at the beginning.
  const padded = postcode && /^\d{4}$/.test(postcode) ? postcode.padStart(digits, '0') : postcode;
  const { town, region } = tidyTown(rest.city ?? '', rest.region, country);
  return {
    ...rest,
    ...(rest.house && { house: toPartCase(rest.house) }),
    // American streets are written with the abbreviations of their post.
    ...(rest.street && { street: expand(toAddressCase(rest.street), country) }),
    ...(rest.district && { district: toPartCase(rest.district) }),
    ...(town && { city: town }),
    ...(region && { region: region.length <= 3 ? region.toUpperCase() : toAddressCase(region) }),
    ...(padded && { postcode: findRules(country)?.formatPostcode(padded) ?? padded }),
  };
}

/** The code of a region behind a town is taken off, except where another region is given: it would be lost. */
function tidyTown(city: string, given: string | undefined, country: string): { town: string; region: string } {
  const { town, region: code } = splitRegionCode(city, country);
  const isOther = code !== null && given !== undefined && given.toUpperCase() !== code;
  return { town: isOther ? `${toCity(town)} ${code}` : toCity(town), region: given ?? code ?? '' };
}

const expand = (street: string, country: string) => (country === 'US' ? street : expandStreet(street, country));

function isPostcode(country: string, postcode: string): boolean {
  if (country === 'ES' && !/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(postcode)) return false;
  return postalCodes.validate(country, postcode) === true;
}

function findIssues({ street, house_number, po_box, city, postcode }: AddressParts, isValid: boolean | null): Issue[] {
  return [
    ...(street === null && po_box === null ? (['street_missing'] as const) : []),
    ...(street !== null && house_number === null ? (['number_missing'] as const) : []),
    ...(city === null ? (['city_missing'] as const) : []),
    ...(postcode === null ? (['postcode_missing'] as const) : []),
    ...(isValid === false ? (['postcode_invalid'] as const) : []),
  ];
}

/** Parts that are missing count as 0 in the overall figure: street or box, postcode and city. */
function rate(parts: AddressParts, sure: Confidence, isPostcodeValid: boolean | null): NormalizedAddress['confidence'] {
  const figures = Object.fromEntries(
    PART_NAMES.map((name) => [
      name,
      parts[name] === null ? 0 : name === 'postcode' && !isPostcodeValid ? 0.3 : (sure[name] ?? 0),
    ]),
  ) as Record<PartName, number>; // Of every name in the list.
  const place = Math.max(figures.street, figures.po_box);
  const overall = ((place + figures.postcode + figures.city) / 3) * (0.5 + figures.country / 2);
  return { ...figures, overall: Math.round(overall * 100) / 100 };
}

function toUnread(country: string | null, source: CountrySource | null, issue: Issue): NormalizedAddress {
  const names = [...PART_NAMES, 'overall'] as const;
  return {
    parts: { ...NO_PARTS, country },
    // Of every name in the list.
    confidence: Object.fromEntries(names.map((name) => [name, 0])) as NormalizedAddress['confidence'],
    formatted: null,
    postcode_valid: null,
    issues: [issue],
    country_from: source,
  };
}

function mapValues(record: Readonly<Record<string, string>>, map: () => number): Record<string, number> {
  return Object.fromEntries(Object.keys(record).map((key) => [key, map()]));
}
