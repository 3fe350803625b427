import { readLabels } from '../../../fields/read-labels';
import type { Language } from '../../../text/languages';
import { RejectedInputError } from '../../../engine/run-errors';
import { THEMES } from './themes';

/** A theme with its words in one language. */
export interface LoadedTheme {
  readonly name: string;
  readonly label: string;
  readonly phrases: readonly string[];
  /** Count where none of the phrases of all themes does. */
  readonly weak: readonly string[];
}

/**
 * The themes of the caller, or ours.
 *
 * @throws {RejectedInputError}
 */
export function readThemes(value: unknown): (language: Language) => LoadedTheme[] {
  if (value === undefined)
    return (language) =>
      THEMES.map(({ name, label, phrases, weak }) => ({
        name,
        label: label[language],
        phrases: phrases[language].split('|'),
        weak: weak?.[language]?.split('|') ?? [],
      }));
  const own = readOwn(value).map(({ name, phrases }) => ({
    name,
    label: name,
    phrases: [name.replaceAll(/[_-]/gu, ' '), ...phrases],
    weak: [],
  }));
  return () => own;
}

/** Themes are written as labels are. */
function readOwn(value: unknown) {
  try {
    return readLabels(value, undefined, 1);
  } catch (error) {
    throw error instanceof RejectedInputError ? new RejectedInputError('themes', error.message) : error;
  }
}
