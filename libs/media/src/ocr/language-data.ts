import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Languages whose trained data is installed. */
export const OCR_LANGUAGES = ['en', 'fr', 'es'] as const;

export type OcrLanguage = (typeof OCR_LANGUAGES)[number];

const CODES: Readonly<Record<OcrLanguage, string>> = { en: 'eng', fr: 'fra', es: 'spa' };

/** Where tesseract.js finds the trained data of some languages. */
export interface LanguageFolder {
  readonly path: string;
  /** As tesseract.js names the languages. */
  readonly codes: readonly string[];
  remove(): Promise<void>;
}

const { resolve } = createRequire(import.meta.url);

/**
 * A temporary folder with links to the installed data (the quantised LSTM models). tesseract.js 7 reads all languages from one
 * folder, and does not start with data that it is handed.
 */
export async function linkLanguages(languages: readonly OcrLanguage[]): Promise<LanguageFolder> {
  const codes = languages.map((language) => CODES[language]);
  const path = await mkdtemp(join(tmpdir(), 'ocr-'));
  for (const code of codes) {
    const folder = dirname(resolve(`@tesseract.js-data/${code}/package.json`));
    const file = `${code}.traineddata.gz`;
    await symlink(join(folder, '4.0.0_best_int', file), join(path, file));
  }
  return { path, codes, remove: () => rm(path, { recursive: true, force: true }) };
}
