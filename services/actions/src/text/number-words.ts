import type { Language } from './languages';

const list = (text: string) => text.split(' ');

/** Numbers as words, from zero; later names stand for tens. "one" and its like are left out, as they are articles and pronouns. */
const SMALL: Record<Language, readonly string[]> = {
  en: list(
    'zero - two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  fr: list('zéro - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
  es: list(
    'cero - dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  ),
};

const TENS: Record<Language, readonly string[]> = {
  en: list('twenty thirty forty fifty sixty seventy eighty ninety'),
  fr: list('vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix'),
  es: list('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
};

const HUNDREDS: Record<Language, readonly [string, number][]> = {
  en: [['hundred', 100]],
  fr: [['cent', 100]],
  es: [
    ['cien', 100],
    ['ciento', 100],
  ],
};

/** What a number is multiplied by when one of these words or letters follows it. */
const MULTIPLIERS: Record<Language, Readonly<Record<string, number>>> = {
  en: { thousand: 1e3, k: 1e3, million: 1e6, millions: 1e6, m: 1e6, billion: 1e9, billions: 1e9, bn: 1e9 },
  fr: { mille: 1e3, milliers: 1e3, k: 1e3, million: 1e6, millions: 1e6, m: 1e6, milliard: 1e9, milliards: 1e9 },
  es: { mil: 1e3, miles: 1e3, k: 1e3, millón: 1e6, millones: 1e6, m: 1e6 },
};

const WORDS = {
  en: tableOf('en'),
  fr: tableOf('fr'),
  es: tableOf('es'),
} satisfies Record<Language, ReadonlyMap<string, number>>;

function tableOf(language: Language): ReadonlyMap<string, number> {
  return new Map([
    ...SMALL[language].map((word, value) => [word, value] as const).filter(([word]) => word !== '-'),
    ...TENS[language].map((word, index) => [word, (index + 2) * 10] as const),
    ...HUNDREDS[language],
  ]);
}

export function numberOfWord(word: string, language: Language): number | null {
  return WORDS[language].get(word) ?? null;
}

export function multiplierOfWord(word: string, language: Language): number | null {
  const known = MULTIPLIERS[language];
  return Object.hasOwn(known, word) ? (known[word] ?? null) : null;
}
