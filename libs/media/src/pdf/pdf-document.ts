import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { PdfError } from './pdf-error';
import { assertPageCount, assertPdfBytes } from './pdf-limits';
import { readPageText, type PdfPage } from './page-text';

/** Facts that the file states about itself. */
export interface PdfMetadata {
  readonly title: string | null;
  readonly author: string | null;
  readonly producer: string | null;
}

/** A file inside the PDF, as the XML of a Factur-X invoice. */
export interface PdfAttachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An open PDF. Close it after use: it holds memory of the engine. */
export interface PdfDocument {
  readonly pageCount: number;
  metadata(): Promise<PdfMetadata>;
  attachments(): Promise<PdfAttachment[]>;
  /** The text of one page, from 1. @throws {PdfError} there is no such page, or it is broken. */
  page(number: number): Promise<PdfPage>;
  close(): Promise<void>;
}

/**
 * Opens a PDF with pdf.js, without evaluating code and without any file beside it.
 *
 * @throws {PdfError} the file is no PDF, broken, protected by a password or beyond the limits.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  assertPdfBytes(bytes);
  const document = await load(bytes);
  try {
    assertPageCount(document.numPages);
  } catch (error) {
    await document.loadingTask.destroy();
    throw error;
  }
  return {
    pageCount: document.numPages,
    metadata: () => readMetadata(document),
    attachments: () => readAttachments(document),
    page: (number) => readPage(document, number),
    close: () => document.loadingTask.destroy(),
  };
}

async function load(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    // pdf.js takes the buffer over, so it is given a copy; 0 silences its messages on the console.
    return await getDocumentProxy(Uint8Array.from(bytes), {
      verbosity: 0,
      isEvalSupported: false,
      stopAtErrors: false,
    });
  } catch (error) {
    if (nameOf(error) === 'PasswordException') {
      throw new PdfError('encrypted', 'The PDF is protected by a password.', { cause: error });
    }
    throw new PdfError('broken', 'The PDF is damaged and cannot be read.', { cause: error });
  }
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<PdfPage> {
  if (!Number.isInteger(number) || number < 1 || number > document.numPages) {
    throw new PdfError('no-such-page', `The PDF has no page ${number}.`);
  }
  try {
    return await readPageText(await document.getPage(number));
  } catch (error) {
    throw new PdfError('broken', `Page ${number} of the PDF is damaged and cannot be read.`, { cause: error });
  }
}

async function readMetadata(document: PDFDocumentProxy): Promise<PdfMetadata> {
  const { info } = await document.getMetadata();
  const facts: Readonly<Record<string, unknown>> = { ...info };
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
  return { title: text(facts['Title']), author: text(facts['Author']), producer: text(facts['Producer']) };
}

async function readAttachments(document: PDFDocumentProxy): Promise<PdfAttachment[]> {
  const found: unknown = await document.getAttachments();
  if (typeof found !== 'object' || found === null) return [];
  return Object.entries(found).flatMap(([name, file]) => toAttachment(name, file) ?? []);
}

function toAttachment(key: string, file: unknown): PdfAttachment | null {
  if (typeof file !== 'object' || file === null || !('content' in file)) return null;
  const name = 'filename' in file && typeof file.filename === 'string' ? file.filename : key;
  return file.content instanceof Uint8Array ? { name, bytes: file.content } : null;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');
