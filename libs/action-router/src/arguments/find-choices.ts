import type { Param } from '@declic/action-input';
import { foldAccents } from '../text/words';

/** Other names of values that many actions share. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  en: ['in english', 'en anglais', 'en ingles', 'english version'],
  fr: ['in french', 'en francais', 'en frances', 'french version'],
  es: ['in spanish', 'en espagnol', 'en espanol', 'en castellano', 'spanish version'],
  facebook: ['fb'],
  instagram: ['insta'],
  x: ['twitter', 'tweet', 'tuit'],
  meta: ['facebook', 'instagram'],
  friendly: ['amical', 'amistoso', 'cercano'],
  professional: ['professionnel', 'profesional', 'formal', 'formel'],
};

/** Values whose name is too short, or too common in sentences, to be an argument wherever it stands. */
const ONLY_BY_SYNONYM = new Set(['en', 'fr', 'es', 'x', 'auto', 'news', 'plain']);

/** The values of the parameter that a message names, by value, label or synonym. */
export function findChoices({ enum: choices = [] }: Param, text: string): string[] {
  const padded = ` ${foldAccents(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const has = (name: string) =>
    padded.includes(
      ` ${foldAccents(name)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `,
    );
  return choices
    .filter(({ value, label }) => {
      const names = ONLY_BY_SYNONYM.has(value) ? [] : [value, label];
      return [...names, ...(SYNONYMS[value] ?? [])].some(has);
    })
    .map(({ value }) => value);
}
