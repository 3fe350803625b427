import type { PDFPageProxy } from 'unpdf/pdfjs';
import type { Rectangle, Size } from '../geometry';
import { toReadableText } from '../readable-text';

/** Text on a page. Positions in points (1/72 inch) from the upper left corner of the page as it is shown. */
export interface TextRun extends Rectangle {
  readonly text: string;
}

/** One page's text in the order of the file; its size is in points. */
export interface PdfPage extends Size {
  /** From 1. */
  readonly number: number;
  readonly runs: readonly TextRun[];
}

/** Of one page; what is beyond is not text for reading. */
const MAX_RUNS = 50_000;

/** The runs of a page, turned as the page is shown. Text that stands upright beside the page's direction is left out. */
export async function readPageText(page: PDFPageProxy): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const runs: TextRun[] = [];
  for (const item of items.slice(0, MAX_RUNS)) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const run = toRun(item.str, item.width, item.transform as number[], viewport.transform); // six numbers each
    if (run) runs.push(run);
  }
  page.cleanup();
  return { number: page.pageNumber, width: viewport.width, height: viewport.height, runs };
}

function toRun(text: string, width: number, item: number[], view: number[]): TextRun | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = multiply(view, item);
  // After the viewport's turn, horizontal text runs along the x axis.
  if (Math.abs(b) > Math.abs(a)) return null;
  const height = Math.hypot(c, d);
  // 0.8 of the size stands above the baseline in common fonts.
  return { text: toReadableText(text), x: e, y: f - height * 0.8, width, height };
}

/** The product of two affine matrices as PDF writes them. */
function multiply(left: number[], right: number[]): number[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = left;
  const [g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = right;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
