import { POINTS_PER_INCH, type Size } from '../geometry';
import { PdfError } from './pdf-error';
import { assertPageCount, assertPdfBytes } from './pdf-limits';

/** A page as a picture, in pixels. */
export interface PagePicture extends Size {
  readonly page: number;
  /** Pixels per inch that it was drawn with. */
  readonly dpi: number;
  readonly png: Uint8Array;
}

export interface RenderOptions {
  /** Pixels per inch; lowered where a page would have more than 16 million pixels. */
  readonly dpi: number;
  readonly signal?: AbortSignal;
}

const MAX_PIXELS = 16_000_000;

/**
 * Draws pages as grey pictures with PDFium, one after another.
 *
 * @throws {PdfError} the file cannot be opened, or has no such page.
 */
export async function renderPages(
  bytes: Uint8Array,
  pages: readonly number[],
  { dpi, signal }: RenderOptions,
): Promise<PagePicture[]> {
  assertPdfBytes(bytes);
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const document = await load(library, bytes);
    assertPageCount(document.getPageCount());
    const pictures: PagePicture[] = [];
    for (const number of pages) {
      signal?.throwIfAborted();
      pictures.push(await renderPage(document, number, dpi));
    }
    document.destroy();
    return pictures;
  } finally {
    library.destroy();
  }
}

type Library = Awaited<ReturnType<(typeof import('@hyzyla/pdfium'))['PDFiumLibrary']['init']>>;
type OpenDocument = Awaited<ReturnType<Library['loadDocument']>>;

async function load(library: Library, bytes: Uint8Array): Promise<OpenDocument> {
  try {
    return await library.loadDocument(bytes);
  } catch (error) {
    throw new PdfError('broken', 'The PDF is damaged or protected and cannot be drawn.', { cause: error });
  }
}

async function renderPage(document: OpenDocument, number: number, dpi: number): Promise<PagePicture> {
  if (number < 1 || number > document.getPageCount()) {
    throw new PdfError('no-such-page', `The PDF has no page ${number}.`);
  }
  const page = document.getPage(number - 1);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(dpi / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / (originalWidth * originalHeight)));
  const drawn = await page.render({ scale, colorSpace: 'Gray', renderFormFields: true, render: toPng });
  return { page: number, width: drawn.width, height: drawn.height, dpi: scale * POINTS_PER_INCH, png: drawn.data };
}

async function toPng({ data, width, height }: { data: Uint8Array; width: number; height: number }) {
  const { default: sharp } = await import('sharp');
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
