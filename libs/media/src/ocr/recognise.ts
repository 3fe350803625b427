import type { Worker } from 'tesseract.js';
import type { OcrLanguage } from './language-data';
import { OcrError } from './ocr-error';
import { startOcrWorker } from './ocr-worker';
import { preparePicture, type PreparedPicture } from './prepare-picture';
import { toWords, type OcrWord } from './ocr-words';

/** What was read on one picture. */
export interface OcrPage {
  /** In pixels of the picture that was sent; the words' boxes are in the same, after a slant was put straight. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly OcrWord[];
  /** 0 to 1, the mean over the words. */
  readonly confidence: number;
}

export interface OcrOptions {
  readonly languages: readonly OcrLanguage[];
  readonly signal: AbortSignal;
}

/**
 * Reads the text of pictures, one after another, with one worker thread that ends afterwards. Its data comes from installed packages;
 * nothing is fetched, and written only in the folder for temporary files.
 *
 * @throws {OcrError} a picture cannot be read.
 */
export async function recognise(
  pictures: readonly Uint8Array[],
  { languages, signal }: OcrOptions,
): Promise<OcrPage[]> {
  signal.throwIfAborted();
  const failure = Promise.withResolvers<never>();
  const stop = () => failure.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const starting = startOcrWorker(languages, (reason) =>
    failure.reject(new OcrError(`The text of the picture cannot be read: ${reason}`)),
  );
  try {
    const worker = await Promise.race([starting, failure.promise]);
    const pages: OcrPage[] = [];
    for (const bytes of pictures) {
      const picture = await preparePicture(bytes);
      pages.push(await Promise.race([readPage(worker, picture), failure.promise]));
    }
    return pages;
  } finally {
    signal.removeEventListener('abort', stop);
    failure.promise.catch(() => undefined);
    void starting.then((worker) => worker.terminate()).catch(() => undefined);
  }
}

async function readPage(worker: Worker, { png, width, height, scale }: PreparedPicture): Promise<OcrPage> {
  const { data } = await worker.recognize(png, { rotateAuto: true }, { blocks: true, text: false });
  const words = toWords(data.blocks ?? [], scale);
  const total = words.reduce((sum, { confidence }) => sum + confidence, 0);
  return { width, height, words, confidence: words.length === 0 ? 0 : total / words.length };
}
