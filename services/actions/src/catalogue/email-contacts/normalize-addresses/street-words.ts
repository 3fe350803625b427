import KINDS from './street-kinds.json'; // kinds of street and their abbreviations

/** A language that is written in a country. */
type Language = keyof typeof KINDS;

const LANGUAGES: Readonly<Record<string, readonly Language[]>> = {
  FR: ['fr'],
  MC: ['fr'],
  LU: ['fr', 'de'],
  BE: ['fr', 'nl'],
  CH: ['fr', 'de', 'it'],
  AT: ['de'],
  DE: ['de'],
  ES: ['es'],
  IT: ['it'],
  GB: ['en'],
  US: ['en'],
  CA: ['en', 'fr'],
};

/** Swiss German is written without "ß". */
const toNational = (word: string, country: string) => (country === 'CH' ? word.replaceAll('ß', 'ss') : word);

/** Languages in which the kind of street stands at the end: the others begin with it. */
const TRAILING: readonly Language[] = ['de', 'nl', 'en'];

const ABBREVIATIONS = new Map(
  Object.entries(KINDS).flatMap(([language, kinds]) =>
    Object.entries(kinds).flatMap(([kind, short]) =>
      short
        .split('|')
        .filter(Boolean)
        .map((abbreviation) => [`${language} ${abbreviation}`, kind] as const),
    ),
  ),
);

/** Whether a line says that it is a street, by a word of the country's languages. */
export function isStreet(text: string, country: string): boolean {
  return (LANGUAGES[country] ?? []).some((language) => {
    const words = toWords(text);
    const kinds = Object.keys(KINDS[language]);
    const isKind = (word: string) => kinds.includes(word) || ABBREVIATIONS.has(`${language} ${word}`);
    if (TRAILING.includes(language)) return words.some((word) => isKind(word) || hasCompound(word, language, kinds));
    return words.slice(0, 3).some(isKind);
  });
}

/** Writes the kind of a street in full: "12 bd Voltaire", "Hauptstr." and "10 Park Rd". */
export function expandStreet(street: string, country: string): string {
  const languages = LANGUAGES[country] ?? [];
  const words = street.split(' ');
  for (const language of languages) {
    const at = TRAILING.includes(language) ? words.length - 1 : 0;
    const word = words[at] ?? '';
    const kind = ABBREVIATIONS.get(`${language} ${toWord(word)}`);
    if (kind && words.length > 1) return words.with(at, matchCase(toNational(kind, country), word, at)).join(' ');
    if (language === 'de' || language === 'nl') {
      const full = language === 'de' ? toNational('straße', country) : 'straat';
      const compound = /^(\p{L}[\p{L}-]+?)(?:str\.|strasse)$/iu.exec(word);
      if (compound && (language === 'de' || word.endsWith('.')))
        return words.with(at, `${compound[1]}${full}`).join(' ');
    }
  }
  return street;
}

function hasCompound(word: string, language: Language, kinds: readonly string[]): boolean {
  if (language === 'en') return false;
  return [...kinds, 'str', 'strasse'].some(
    (kind) => kind.length > 2 && word.length > kind.length && word.endsWith(kind),
  );
}

function toWords(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map(toWord)
    .filter(Boolean);
}

function toWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^c\/.*/, 'c/');
}

function matchCase(kind: string, written: string, at: number): string {
  const isCapital = at > 0 || written.slice(0, 1) !== written.slice(0, 1).toLowerCase();
  return isCapital ? kind.slice(0, 1).toUpperCase() + kind.slice(1) : kind;
}
