import { stateAtEnd } from './north-american-regions';
import { isStreet } from './street-words';

export interface CountryGuess {
  readonly country: string;
  /** No other country has addresses of this form. */
  readonly isSure: boolean;
}

const ZIP = /(?:^|[\s,])(\d{5})(?:-\d{4})?\s*$/;
const GB = /(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\s*$/i;
/** What French firms with much post have behind their town. */
const CEDEX = /(?:^|[\s,])\d{5}\s[^\d,]{2,40}\bcedex\b/iu;
const LETTER = /(?:^|[\s,])(F|D|B|CH|A|L|E|I|MC)-\s?\d{4,5}\b/;

/** Letters that are never used are left out: D, F, I, O, Q and U. */
export const CA_POSTCODE =
  /(?<![\p{L}\d])[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\s?-?\d[ABCEGHJ-NPRSTV-Z]\d(?![\p{L}\d])/iu;

/** Postcodes whose form one country alone has, and that stand before the town. */
const FORMS: readonly (readonly [string, RegExp])[] = [
  ['CA', CA_POSTCODE],
  ['NL', /(?:^|[\s,])[1-9]\d{3}\s?[A-Z]{2}(?=[\s,]|$)/],
  ['PT', /(?:^|[\s,])\d{4}-\d{3}(?=[\s,]|$)/],
  ['PL', /(?:^|[\s,])\d{2}-\d{3}(?=[\s,]|$)/],
  ['BR', /(?:^|[\s,])\d{5}-\d{3}(?=[\s,]|$)/],
];

const COUNTRY_OF_LETTER: Readonly<Record<string, string>> = {
  F: 'FR',
  D: 'DE',
  B: 'BE',
  A: 'AT',
  L: 'LU',
  E: 'ES',
  I: 'IT',
  CH: 'CH',
  MC: 'MC',
};

/** The country that the form of an address points to when none is named; null when it may be of several. */
export function guessCountry(lines: readonly string[]): CountryGuess | null {
  const text = lines.join(', ');
  const sure = countryOfForm(text);
  if (sure !== null) return { country: sure, isSure: true };
  if (!/\b\d{5}\b/.test(text)) return null;
  const candidates = ['FR', 'ES', 'DE', 'IT'].filter((country) => lines.some((line) => beginsAsStreet(line, country)));
  if (ZIP.test(text) && lines.some(endsAsStreet)) candidates.push('US');
  const [country, ...others] = candidates;
  return country !== undefined && others.length === 0 ? { country, isSure: false } : null;
}

function countryOfForm(text: string): string | null {
  const letter = LETTER.exec(text)?.[1];
  if (letter) return COUNTRY_OF_LETTER[letter] ?? null;
  const zip = ZIP.exec(text);
  if (zip && stateAtEnd(text.slice(0, zip.index)) !== null) return 'US';
  if (CEDEX.test(text)) return 'FR';
  const known = FORMS.find(([, form]) => form.test(text));
  if (known) return known[0];
  return GB.test(text) ? 'GB' : null;
}

/** "12 avenue Victor Hugo": French, Spanish and Italian streets begin with what they are; German ones end with it. */
function beginsAsStreet(line: string, country: string): boolean {
  const street = line.replace(/^[\d\s]+(?:bis|ter)?\s?/i, '');
  if (country === 'DE') return isStreet(street, country);
  return isStreet(street.split(' ')[0] ?? '', country);
}

/** "350 Fifth Avenue", "12 Place Blvd": a number, a name and then what it is. */
function endsAsStreet(line: string): boolean {
  const words = line.split(' ');
  const isKind = (word: string | undefined) => word !== undefined && isStreet(word, 'US');
  return /^\d/.test(line) && words.length >= 3 && words.slice(2).some(isKind) && !beginsAsStreet(line, 'FR');
}
