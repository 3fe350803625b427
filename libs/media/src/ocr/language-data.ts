import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** Languages whose trained data is installed. */
export const OCR_LANGUAGES = ['en', 'fr', 'es'] as const;

export type OcrLanguage = (typeof OCR_LANGUAGES)[number];

const CODES: Readonly<Record<OcrLanguage, string>> = { en: 'eng', fr: 'fra', es: 'spa' };

/** Trained data as Tesseract reads it. */
export interface LanguageData {
  readonly code: string;
  readonly data: Uint8Array;
}

const { resolve } = createRequire(import.meta.url);
const unpack = promisify(gunzip);

/** The data of a language from the installed package: the quantised LSTM model. */
export async function readLanguageData(language: OcrLanguage): Promise<LanguageData> {
  const code = CODES[language];
  const folder = dirname(resolve(`@tesseract.js-data/${code}/package.json`));
  return { code, data: await unpack(await readFile(join(folder, '4.0.0_best_int', `${code}.traineddata.gz`))) };
}
