import type { Size } from '../geometry';
import type { OcrLanguage } from './language-data';
import { OcrError } from './ocr-error';
import { toWords, type OcrWord } from './ocr-words';
import { preparePicture, type PreparedPicture } from './prepare-picture';
import { startRecogniser, type Recogniser } from './tesseract-core';

/** What was read on one picture. */
/** In pixels of the picture that was sent; the words' boxes are in the same, after a slant was put straight. */
export interface OcrPage extends Size {
  readonly words: readonly OcrWord[];
  /** 0 to 1, the mean over the words. */
  readonly confidence: number;
}

export interface OcrOptions {
  readonly languages: readonly OcrLanguage[];
  /** Looked at between pictures: the reading of one picture holds the thread for seconds. */
  readonly signal: AbortSignal;
}

/**
 * Reads the text of pictures, one after another. For processes that may be busy for seconds and be ended from outside.
 *
 * @throws {OcrError} a picture cannot be read.
 */
export async function recognise(
  pictures: readonly Uint8Array[],
  { languages, signal }: OcrOptions,
): Promise<OcrPage[]> {
  signal.throwIfAborted();
  const recogniser = await startRecogniser(languages);
  try {
    const pages: OcrPage[] = [];
    for (const bytes of pictures) {
      const picture = await preparePicture(bytes);
      signal.throwIfAborted();
      pages.push(readPage(recogniser, picture));
    }
    return pages;
  } finally {
    recogniser.close();
  }
}

function readPage(recogniser: Recogniser, { png, width, height, scale }: PreparedPicture): OcrPage {
  const words = toWords(readBlocks(recogniser, png), scale);
  const total = words.reduce((sum, { confidence }) => sum + confidence, 0);
  return { width, height, words, confidence: words.length === 0 ? 0 : total / words.length };
}

function readBlocks(recogniser: Recogniser, png: Uint8Array) {
  try {
    return recogniser.read(png);
  } catch (error) {
    throw new OcrError('The text of the picture cannot be read.', { cause: error });
  }
}
