import type { Param } from '@declic/action-input';
import { foldAccents } from '../text/words';

/** Units that the key of a parameter ends with, as they are written after a number, and what one is worth. */
const UNITS: Readonly<Record<string, readonly (readonly [RegExp, number])[]>> = {
  km: [
    [/^(?:km|kilomet)/, 1],
    [/^m(?:etres?|eters?|etros?)?$/, 0.001],
    [/^mi(?:les?|llas?)?$/, 1.609],
  ],
  min: [
    [/^min/, 1],
    [/^(?:h|hours?|heures?|horas?)$/, 60],
  ],
  days: [
    [/^(?:days?|jours?|dias?|j)$/, 1],
    [/^(?:weeks?|semaines?|semanas?)$/, 7],
  ],
};

const NUMBER = /(\d+(?:[.,]\d+)?)\s*([a-z%€$]*)/g;
const WORDS = new Map(Object.entries({ an: 1, one: 1, une: 1, un: 1, una: 1, half: 0.5, demi: 0.5, media: 0.5 }));
const WORDED = /\b(an|one|une|una|half|demi|media)[ -](h|hours?|heures?|horas?)\b/;

/** The number with the unit of the parameter, or before a word of its label ("3 variants"). */
export function findNumber({ key, label }: Param, text: string): number | null {
  const folded = foldAccents(text);
  const units = UNITS[/_([a-z]+)$/.exec(key)?.[1] ?? ''];
  for (const [, digits = '', unit = ''] of folded.matchAll(NUMBER)) {
    const value = Number.parseFloat(digits.replace(',', '.'));
    if (!units && unit.length >= LETTERS && isNamed(unit, key, label)) return value;
    const factor = units?.find(([pattern]) => pattern.test(unit))?.[1];
    if (factor !== undefined) return Math.round(value * factor * 1000) / 1000;
  }
  const worded = key.endsWith('_min') ? WORDED.exec(folded)?.[1] : undefined;
  return worded === undefined ? null : (WORDS.get(worded) ?? 1) * 60;
}

const LETTERS = 5;

function isNamed(word: string, key: string, label: string): boolean {
  return [key, ...foldAccents(label).split(/\W+/)].some((name) => name.slice(0, LETTERS) === word.slice(0, LETTERS));
}
