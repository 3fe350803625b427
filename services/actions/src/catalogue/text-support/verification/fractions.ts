import type { FoundNumber } from '../../../text/find-numbers';
import type { Language } from '../../../text/languages';

/** Fractions in words, which are per cents: "a quarter of sales" is 25 %. */
const FRACTIONS: Readonly<Record<Language, readonly (readonly [number, string])[]>> = {
  en: [
    [200 / 3, 'two[ -]thirds'],
    [75, 'three[ -]quarters'],
    [50, '(?:one |a )?half(?! a| an| past)'],
    [100 / 3, '(?:one|a)[ -]third'],
    [25, '(?:one|a)[ -]quarter'],
    [20, '(?:one|a)[ -]fifth'],
    [10, '(?:one|a)[ -]tenth'],
  ],
  fr: [
    [200 / 3, '(?:les )?deux[ -]tiers'],
    [75, '(?:les )?trois[ -]quarts'],
    [50, 'la moitié'],
    [100 / 3, 'un tiers'],
    [25, "un quart(?! d['’]heure)"],
    [20, 'un cinquième'],
    [10, 'un dixième'],
  ],
  es: [
    [200 / 3, '(?:los )?dos tercios|(?:las )?dos terceras partes'],
    [75, '(?:los )?tres cuartos|(?:las )?tres cuartas partes'],
    [50, 'la mitad'],
    [100 / 3, 'un tercio|una tercera parte'],
    [25, 'un cuarto(?! de hora| de baño)|una cuarta parte'],
    [20, 'un quinto|una quinta parte'],
    [10, 'un décimo|una décima parte'],
  ],
};

/** "A third" is said of 32 and of 34 %. */
const STEP = 2.7;

export function findFractions(text: string, language: Language): FoundNumber[] {
  return FRACTIONS[language].flatMap(([value, words]) =>
    [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'))].map(({ 0: found, index: start }) => {
      return { text: found, start, end: start + found.length, value, isPercent: true, step: STEP };
    }),
  );
}
