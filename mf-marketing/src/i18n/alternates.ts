import { paths } from '../paths';
import { type Language, languages } from './language';

/** The addresses of a page in its languages, as search engines read them; the English one is for all others. */
export function toAlternates(toPath: (language: Language) => string): Readonly<Record<string, string>> {
  const pages = languages.map((language): [string, string] => [language, toPath(language)]);
  return Object.fromEntries([...pages, ['x-default', toPath('en')]]);
}

export const LANDING_ALTERNATES = toAlternates(paths.landing);
