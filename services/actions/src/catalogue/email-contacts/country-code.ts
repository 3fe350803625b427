import { RejectedInputError } from '../../engine/run-errors';

type CountryReader = (text: string) => string | null;

/** Gives the function that turns a code or a name (English, French, Spanish, German) into ISO 3166-1 alpha-2. */
export async function loadCountryReader(): Promise<CountryReader> {
  const { default: countries } = await import('i18n-iso-countries');
  const languages = ['en', 'fr', 'es', 'de'];
  return (text) => {
    const name = text.trim();
    if (/^[A-Za-z]{2}$/.test(name)) return readCode(name.toUpperCase(), (code) => countries.getName(code, 'en'));
    if (/^[A-Za-z]{3}$/.test(name) && countries.alpha3ToAlpha2(name.toUpperCase()))
      return countries.alpha3ToAlpha2(name.toUpperCase()) ?? null;
    const found = languages.map((language) => countries.getSimpleAlpha2Code(name, language));
    return found.find((code) => code !== undefined) ?? EVERYDAY.get(name.toLowerCase()) ?? null;
  };
}

/** @throws {RejectedInputError} when a country is given that does not exist. */
export async function readCountry(field: string, text: string | undefined): Promise<string | null> {
  if (text === undefined) return null;
  const country = (await loadCountryReader())(text);
  if (country === null) throw new RejectedInputError(field, `"${text.slice(0, 40)}" is not a country`);
  return country;
}

function readCode(code: string, nameOf: (code: string) => string | undefined): string | null {
  if (code === 'UK') return 'GB';
  return nameOf(code) === undefined ? null : code;
}

/** Names of every day that the lists of ISO do not have. */
const EVERYDAY: ReadonlyMap<string, string> = new Map([
  ...['england', 'scotland', 'wales', 'angleterre', 'grande-bretagne', 'inglaterra', 'gran bretaña', 'u.k.'].map(
    (name) => [name, 'GB'] as const,
  ),
  ...['u.s.', 'u.s.a.', 'etats-unis'].map((name) => [name, 'US'] as const),
]);
