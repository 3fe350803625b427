import type { Language } from '../../../text/languages';
import { foldAccents } from '../../../text/words';

/** How a statement limits a number: above or below it, near it, or exactly it. */
export type Qualifier = 'above' | 'from' | 'below' | 'to' | 'about' | 'exactly';

interface QualifierPhrases {
  /** Before the number, in the order in which they are tried. */
  readonly before: Readonly<Record<Qualifier, string>>;
  /** After it. */
  readonly after: Readonly<Partial<Record<Qualifier, string>>>;
}

/** Phrases without accents, separated by "|". */
const PHRASES: Readonly<Record<Language, QualifierPhrases>> = {
  en: {
    before: {
      from: 'at least|no fewer than|no less than|not less than|not fewer than|a minimum of|minimum',
      to: 'at most|up to|no more than|not more than|a maximum of|maximum|as many as|as much as',
      above: 'more than|over|above|greater than|upwards of|in excess of|exceeding|exceeds|exceeded',
      below: 'fewer than|less than|under|below|short of',
      about: 'about|around|roughly|approximately|approx|approx.|some|circa|close to|nearly|almost|an estimated|~|≈',
      exactly: 'exactly|precisely',
    },
    after: { from: 'or more|at least', to: 'or less|or fewer|at most', about: 'or so' },
  },
  fr: {
    before: {
      from: 'au moins|au minimum|pas moins de|pas moins d|minimum',
      to: "au plus|au maximum|jusqu'a|pas plus de|maximum",
      above: "plus de|plus d'|superieur a|superieure a|au-dela de|au-dessus de|depasse|depassent",
      below: "moins de|moins d'|inferieur a|inferieure a|en dessous de",
      about: "environ|a peu pres|pres de|pres d'|quelque|autour de|presque|aux alentours de|approximativement|~|≈",
      exactly: 'exactement|precisement',
    },
    after: { from: 'ou plus|au moins|au minimum', to: 'ou moins|au plus|au maximum', about: 'environ' },
  },
  es: {
    before: {
      from: 'al menos|como minimo|por lo menos|no menos de|minimo',
      to: 'como maximo|a lo sumo|hasta|no mas de|maximo',
      above: 'mas de|superior a|por encima de|supera|superan',
      below: 'menos de|inferior a|por debajo de',
      about: 'unos|unas|alrededor de|aproximadamente|cerca de|casi|en torno a|mas o menos|aprox|aprox.|~|≈',
      exactly: 'exactamente|justo',
    },
    after: { from: 'o mas|como minimo', to: 'o menos|como maximo', about: 'aproximadamente|mas o menos' },
  },
};

/** Between a phrase and its number: "au moins à 200", "more than $50". */
const BETWEEN = String.raw`\s{0,2}(?:(?:a|an|the|un|une|una|le|la|les|los|las|de|des|d')\s)?[€$£]?\s?$`;

type Table = readonly (readonly [Qualifier, RegExp])[];

const TABLES = { en: tableOf('en'), fr: tableOf('fr'), es: tableOf('es') } satisfies Record<Language, unknown>;

function tableOf(language: Language): { readonly before: Table; readonly after: Table } {
  const { before, after } = PHRASES[language];
  const escaped = (phrases: string) => phrases.replaceAll(/[.]/gu, '\\.');
  const entries = (table: Readonly<Partial<Record<Qualifier, string>>>) =>
    Object.entries(table) as [Qualifier, string][]; // the keys of the table
  return {
    before: entries(before).map(([name, text]) => [name, new RegExp(`(?<!\\p{L})(?:${escaped(text)})${BETWEEN}`, 'u')]),
    after: entries(after).map(([name, text]) => [name, new RegExp(`^\\s(?:${escaped(text)})(?!\\p{L})`, 'u')]),
  };
}

const REACH = 32;

export interface FoundQualifier {
  readonly qualifier: Qualifier;
  /** Where the words begin, or where the number begins if they follow it. */
  readonly start: number;
}

/** The qualifier of the number at a place. */
export function findQualifier(text: string, start: number, end: number, language: Language): FoundQualifier | null {
  const from = Math.max(0, start - REACH);
  const before = fold(text.slice(from, start));
  for (const [qualifier, phrase] of TABLES[language].before) {
    const match = phrase.exec(before);
    if (match) return { qualifier, start: from + match.index };
  }
  const after = fold(text.slice(end, end + REACH));
  const found = TABLES[language].after.find(([, phrase]) => phrase.test(after));
  return found ? { qualifier: found[0], start } : null;
}

/** Without accents and of the same length, so that places stay what they are. */
function fold(text: string): string {
  return [...text.replaceAll('’', "'")]
    .map((character) => {
      const plain = foldAccents(character);
      return plain.length === character.length ? plain : character;
    })
    .join('');
}
