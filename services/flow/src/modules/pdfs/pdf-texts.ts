import { PdfReadError, PdfReader, type PdfText } from '@declic/media/pdf-reader';
import { Injectable } from '@nestjs/common';
import { cleanText, hasWords } from '../../text/clean-text';
import { MAX_PDF_CHARACTERS } from './pdf-limits';

/** Texts of PDFs as they are stored. */
@Injectable()
export class PdfTexts {
  constructor(private readonly reader: PdfReader) {}

  /**
   * @throws {PdfReadError} the file has no text that can be read, or is beyond the limits.
   * @throws {PdfReaderBusyError} too many files are being read.
   */
  async read(bytes: Uint8Array, userId: string): Promise<PdfText> {
    const { pages, text } = await this.reader.read(bytes, userId);
    const clean = cleanText(text);
    if (!hasWords(clean)) throw new PdfReadError('without-text');
    // The spelling that is stored may be longer.
    if (clean.length > MAX_PDF_CHARACTERS) throw new PdfReadError('too-long');
    return { pages, text: clean };
  }
}
