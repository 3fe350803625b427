import type { OcrLanguage, OcrPage } from '@declic/media/ocr';
import { toLines } from '@declic/media/layout';
import type { DocumentPage } from './read-document';

/** Where pictures of pages come from: a picture is its own page, those of a PDF are drawn. */
export interface PictureSource {
  readonly kind: 'picture' | 'pdf';
  readonly bytes: Uint8Array;
}

export interface PictureOptions {
  readonly signal: AbortSignal;
  readonly languages: readonly OcrLanguage[];
}

/** Text of 8 points has 25 pixels. */
const DPI = 220;
const POINTS_PER_INCH = 72;

/** Pages read by text recognition. Places on pages of a PDF are in points. */
export async function readPictures(
  source: PictureSource,
  numbers: readonly number[],
  { signal, languages }: PictureOptions,
): Promise<DocumentPage[]> {
  const { recognise } = await import('@declic/media/ocr');
  const pictures =
    source.kind === 'picture' ? [{ bytes: source.bytes, scale: 1 }] : await drawPages(source, numbers, signal);
  const read = await recognise(
    pictures.map(({ bytes }) => bytes),
    { languages, signal },
  );
  return read.map((page, index) => toPage(page, numbers[index] ?? 1, pictures[index]?.scale ?? 1));
}

async function drawPages({ bytes }: PictureSource, numbers: readonly number[], signal: AbortSignal) {
  const { renderPages } = await import('@declic/media/pdf');
  const pictures = await renderPages(bytes, numbers, { dpi: DPI, signal });
  return pictures.map(({ png, dpi }) => ({ bytes: png, scale: dpi / POINTS_PER_INCH }));
}

/** `scale`: pixels for one unit of the page. */
function toPage({ width, height, words }: OcrPage, number: number, scale: number): DocumentPage {
  const runs = words.map((word) => ({
    ...word,
    x: word.x / scale,
    y: word.y / scale,
    width: word.width / scale,
    height: word.height / scale,
  }));
  return { number, width: width / scale, height: height / scale, method: 'ocr', lines: toLines(runs) };
}
