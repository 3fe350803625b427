import type { OcrLanguage } from '@declic/media/ocr';
import type { PdfAttachment, PdfDocument } from '@declic/media/pdf';
import { type LaidOutPage, toLines } from '@declic/media/layout';
import type { InputFile } from '../engine/files';
import { RejectedInputError } from '../engine/run-errors';
import { readPictures, type PictureSource } from './read-pictures';

/** One page as actions read it. */
export interface DocumentPage extends LaidOutPage {
  /** From 1. */
  readonly number: number;
  readonly method: 'text' | 'ocr';
}

export interface DocumentText {
  readonly pageCount: number;
  /** The pages that were read, in their order. */
  readonly pages: readonly DocumentPage[];
  readonly title: string | null;
}

export interface ReadOptions {
  readonly signal: AbortSignal;
  readonly warn: (message: string) => void;
  readonly languages: readonly OcrLanguage[];
  /** Which of the pages are read; all where nothing is said. */
  readonly select?: (pageCount: number) => readonly number[];
  /** At most so many pages without text are read by text recognition; 0 for none. */
  readonly maxOcrPages: number;
}

/** A page with less text than this is a picture, maybe with a stamp or a page number. */
const LEAST_LETTERS = 20;

/**
 * The text of a PDF or a picture with its places; pages that are pictures are read by text recognition.
 *
 * @throws {RejectedInputError} the file is broken, protected or beyond the limits.
 */
export async function readDocument(file: InputFile, options: ReadOptions): Promise<DocumentText> {
  return rejecting(async () => {
    if (file.mime.startsWith('image/')) {
      const source = { kind: 'picture', bytes: file.bytes } as const;
      return { pageCount: 1, pages: await readPictures(source, [1], options), title: null };
    }
    return withPdf(file, (pdf) => readPdf(pdf, { kind: 'pdf', bytes: file.bytes }, options));
  });
}

/**
 * The files inside a PDF; a picture has none.
 *
 * @throws {RejectedInputError} the file is broken, protected or beyond the limits.
 */
export async function readAttachments(file: InputFile): Promise<readonly PdfAttachment[]> {
  if (file.mime.startsWith('image/')) return [];
  return rejecting(() => withPdf(file, (pdf) => pdf.attachments()));
}

async function withPdf<Result>({ bytes }: InputFile, work: (pdf: PdfDocument) => Promise<Result>): Promise<Result> {
  const { openPdf } = await import('@declic/media/pdf');
  const pdf = await openPdf(bytes);
  try {
    return await work(pdf);
  } finally {
    await pdf.close();
  }
}

async function readPdf(pdf: PdfDocument, source: PictureSource, options: ReadOptions): Promise<DocumentText> {
  const { signal, warn, select = allPages, maxOcrPages } = options;
  const texts: DocumentPage[] = [];
  const pictures: number[] = [];
  for (const number of select(pdf.pageCount)) {
    signal.throwIfAborted();
    const { width, height, runs } = await pdf.page(number);
    const letters = runs.reduce((sum, { text }) => sum + text.length, 0);
    if (letters < LEAST_LETTERS) pictures.push(number);
    if (letters > 0) texts.push({ number, width, height, method: 'text', lines: toLines(runs) });
  }
  const wanted = pictures.slice(0, maxOcrPages);
  const read = wanted.length > 0 ? await readPictures(source, wanted, options) : [];
  const left = pictures.slice(wanted.length);
  if (left.length > 0) warn(`${left.length} of the pages have no text and were not read (first: page ${left[0]}).`);
  const pages = [...texts.filter(({ number }) => !wanted.includes(number)), ...read];
  const { title } = await pdf.metadata();
  return {
    pageCount: pdf.pageCount,
    pages: pages.sort((a, b) => a.number - b.number),
    title,
  };
}

const allPages = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Errors of reading, told to the caller at the parameter `file`. */
async function rejecting<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && (error.name === 'PdfError' || error.name === 'OcrError')) {
      throw new RejectedInputError('file', error.message);
    }
    throw error;
  }
}
