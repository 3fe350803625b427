import { foldAccents } from '../text/words';

/** Countries as they are named in English, French and Spanish; others are asked for. */
const NAMES: Readonly<Record<string, string>> = {
  FR: 'france francia',
  ES: 'spain espagne espana',
  GB: 'uk britain england angleterre inglaterra',
  US: 'usa america',
  DE: 'germany allemagne alemania',
  IT: 'italy italie italia',
  PT: 'portugal',
  BE: 'belgium belgique belgica',
  CH: 'switzerland suisse suiza',
  NL: 'netherlands holanda',
  CA: 'canada',
  MX: 'mexico mexique',
  AR: 'argentina argentine',
  CO: 'colombia colombie',
};

const byName = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
);

/** The code of the first country that a message names. */
export function findCountry(text: string): string | null {
  for (const word of foldAccents(text).match(/\p{L}+/gu) ?? []) {
    const code = byName.get(word);
    if (code !== undefined) return code;
  }
  return null;
}
