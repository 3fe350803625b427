import type { Language } from '@declic/action-router/text';
import { foldAccents } from '@declic/action-router/text';

const list = (text: string) => text.split(' ');

/** Number words without accents, each list from the value of its first word in equal steps; "-" leaves a place out. */
const UNITS: Record<Language, string> = {
  en: 'zero - two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  fr: 'zero - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  es: 'cero - dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
};

const TENS: Record<Language, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  fr: 'vingt trente quarante cinquante soixante septante octante nonante',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
};

const HUNDREDS_ES =
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

/** "one" and its like are articles and pronouns, and numbers only within a number: "one hundred", "twenty-one". */
const ONE: Record<Language, ReadonlySet<string>> = {
  en: new Set(['one', 'a']),
  fr: new Set(['un', 'une']),
  es: new Set(['un', 'uno', 'una']),
};

const AND: Record<Language, string> = { en: 'and', fr: 'et', es: 'y' };

/** Nouns that name a number: "a dozen", "une vingtaine". */
const COLLECTIVES: Record<Language, Readonly<Record<string, number>>> = {
  en: { dozen: 12 },
  fr: { dizaine: 10, douzaine: 12, quinzaine: 15, vingtaine: 20, trentaine: 30, cinquantaine: 50, centaine: 100 },
  es: { decena: 10, docena: 12, veintena: 20, centenar: 100 },
};

const HUNDREDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(['hundred']),
  fr: new Set(['cent', 'cents']),
  es: new Set(),
};

/** What a number is multiplied by when one of these words follows it. */
const MULTIPLIERS: Record<Language, Readonly<Record<string, number>>> = {
  en: { thousand: 1e3, million: 1e6, millions: 1e6, billion: 1e9, billions: 1e9, bn: 1e9, trillion: 1e12 },
  fr: { mille: 1e3, milliers: 1e3, million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
  es: { mil: 1e3, miles: 1e3, millon: 1e6, millones: 1e6 },
};

const VALUES = { en: tableOf('en'), fr: tableOf('fr'), es: tableOf('es') } satisfies Record<Language, unknown>;

function tableOf(language: Language): ReadonlyMap<string, number> {
  const units = list(UNITS[language]).map((word, value) => [word, value] as const);
  const tens = list(TENS[language]).map((word, index) => [word, (index + 2) * 10] as const);
  const table = new Map([...units.filter(([word]) => word !== '-'), ...tens]);
  if (language === 'fr') table.set('vingts', 20);
  if (language === 'es') {
    table.set('veintiun', 21).set('veintiuna', 21).set('ciento', 100);
    list(HUNDREDS_ES).forEach((word, index) => {
      table.set(word, (index + 1) * 100).set(word.replace(/os$/u, 'as'), (index + 1) * 100);
    });
  }
  return table;
}

export function multiplierOfWord(word: string, language: Language): number | null {
  const known = MULTIPLIERS[language];
  const key = foldAccents(word);
  return Object.hasOwn(known, key) ? (known[key] ?? null) : null;
}

export interface WordNumber {
  readonly value: number;
  /** How many words it has. */
  readonly length: number;
  /** The least step that it is written in: 1,000,000 of "two million". */
  readonly step: number;
  /** "Une vingtaine" is about twenty; a dozen is twelve. */
  readonly isAbout: boolean;
}

interface Reading {
  readonly total: number;
  readonly group: number;
  readonly step: number;
}

/** The number that begins with the first of these words, which are in lower case. */
export function readNumberWords(words: readonly string[], language: Language): WordNumber | null {
  const folded = words.map(foldAccents);
  const collective = readCollective(folded, language);
  if (collective) return collective;
  let reading: Reading = { total: 0, group: 0, step: 1 };
  let length = 0;
  for (let at = 0; at < folded.length; at += 1) {
    const isLinked = at === length + 1 && at > 1 && folded[at - 1] === AND[language];
    if (at > length && !isLinked) break;
    const next = addWord(reading, folded[at] ?? '', folded[at + 1] ?? '', language);
    if (next === 'and') continue;
    if (next === null) break;
    reading = next;
    length = at + 1;
  }
  return length === 0 ? null : { value: reading.total + reading.group, length, step: reading.step, isAbout: false };
}

function readCollective(words: readonly string[], language: Language): WordNumber | null {
  const at = ONE[language].has(words[0] ?? '') ? 1 : 0;
  const known = COLLECTIVES[language];
  const value = Object.hasOwn(known, words[at] ?? '') ? known[words[at] ?? ''] : undefined;
  return value === undefined ? null : { value, length: at + 1, step: 1, isAbout: value !== 12 };
}

/** The reading with one more word, "and" for a word between parts of a number, or null where the number has ended. */
function addWord({ total, group, step }: Reading, word: string, next: string, language: Language) {
  const isEmpty = total === 0 && group === 0;
  const multiplier = multiplierOfWord(word, language);
  if (multiplier !== null) {
    // "Thousands of" is no number; "mille" and "mil" are.
    if (isEmpty && !/^mil(?:le)?$/u.test(word)) return null;
    const value = total > 0 && total < multiplier ? (total + group) * multiplier : total + (group || 1) * multiplier;
    return { total: value, group: 0, step: group % 10 === 0 && group >= 100 ? step : multiplier };
  }
  if (HUNDREDS[language].has(word)) {
    if (group === 0 && language === 'en') return null;
    return group > 9 ? null : { total, group: (group || 1) * 100, step: 1 };
  }
  if (word === AND[language]) return isEmpty ? null : ('and' as const);
  if (ONE[language].has(word)) return addOne({ total, group, step }, next, language);
  const value = VALUES[language].get(word);
  if (value === undefined) return null;
  if (language === 'fr' && value === 20 && group % 100 === 4) return { total, group: group + 76, step: 1 };
  return fits(group, value, language) ? { total, group: group + value, step: 1 } : null;
}

function addOne({ total, group, step }: Reading, next: string, language: Language): Reading | null {
  const isFirst = total === 0 && group === 0;
  const counts = HUNDREDS[language].has(next) || multiplierOfWord(next, language) !== null;
  if (isFirst && (!counts || /^mil(?:le)?$/u.test(next))) return null;
  return isFirst || fits(group, 1, language) ? { total, group: group + 1, step } : null;
}

/** Whether a value may follow in the same number: 5 after 20 or 100, not after 5. */
function fits(group: number, value: number, language: Language): boolean {
  const rest = group % 100;
  if (value >= 100) return group === 0;
  if (value >= 20) return rest === 0;
  const isFrenchTeen = language === 'fr' && (rest === 60 || rest === 80) && value <= 16;
  if (value >= 10) return rest === 0 || isFrenchTeen;
  const isFrenchSeventeen = language === 'fr' && [10, 70, 90].includes(rest) && value >= 7;
  return (
    rest === 0 ||
    (rest >= 20 && rest % 10 === 0 && (language !== 'fr' || ![70, 90].includes(rest))) ||
    isFrenchSeventeen
  );
}
