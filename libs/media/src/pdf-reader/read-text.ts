import { type LaidOutPage, toFlowingText, toLines } from '../layout';
import { openPdf, PdfError, type PdfProblem } from '../pdf';
import type { PdfReadProblem, PdfReply } from './pdf-reply';

/** How much of a PDF is read. */
export interface PdfTextLimits {
  readonly maxPages: number;
  readonly maxCharacters: number;
}

/** A page with fewer letters is a picture, maybe with a stamp or a page number. */
const LEAST_LETTERS = 20;

const problemOf: Readonly<Record<PdfProblem, PdfReadProblem>> = {
  'too-large': 'too-large',
  'not-a-pdf': 'not-a-pdf',
  broken: 'broken',
  encrypted: 'encrypted',
  'too-many-pages': 'too-long',
  'no-such-page': 'broken',
};

/** The text of a PDF, read in this process. */
export async function readText(bytes: Uint8Array, limits: PdfTextLimits): Promise<PdfReply> {
  try {
    return await readPages(bytes, limits);
  } catch (error) {
    if (error instanceof PdfError) return { ok: false, problem: problemOf[error.problem] };
    throw error;
  }
}

async function readPages(bytes: Uint8Array, { maxPages, maxCharacters }: PdfTextLimits): Promise<PdfReply> {
  const pdf = await openPdf(bytes);
  if (pdf.pageCount > maxPages) return { ok: false, problem: 'too-long' };
  const pages: LaidOutPage[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.pageCount; number += 1) {
    const { runs, width, height } = await pdf.page(number);
    characters += runs.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > maxCharacters) return { ok: false, problem: 'too-long' };
    pages.push({ width, height, lines: toLines(runs) });
  }
  const text = toFlowingText(pages);
  if (!pages.some(hasText) || text === '') return { ok: false, problem: 'without-text' };
  return text.length > maxCharacters ? { ok: false, problem: 'too-long' } : { ok: true, pages: pdf.pageCount, text };
}

function hasText({ lines }: LaidOutPage): boolean {
  return lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0) >= LEAST_LETTERS;
}
