import type { PdfReadProblem } from '@declic/media/pdf-reader';
import { type DomainError, refusal, refusalBase } from '@declic/nest-kit';

export class PdfTooLargeError extends refusal(
  'too-large',
  'pdf_too_large',
  'The PDF has more than 10 MB. Upload a smaller one, for example without its pictures.',
) {}

class PdfUnreadableError extends refusalBase('invalid', 'pdf_unreadable') {}

class PdfEncryptedError extends refusal(
  'invalid',
  'pdf_encrypted',
  'The PDF is protected by a password. Save it without the password and upload that one.',
) {}

class PdfWithoutTextError extends refusal(
  'invalid',
  'pdf_without_text',
  'The pages of the PDF are pictures without text, as a scanner makes them. Upload a PDF with text, or type what it says as free text.',
) {}

class PdfTooLongError extends refusal(
  'invalid',
  'pdf_too_long',
  'The PDF has more than 200 pages or 200,000 characters. Upload only the pages that matter.',
) {}

const makeError: Readonly<Record<PdfReadProblem, () => DomainError>> = {
  'too-large': () => new PdfTooLargeError(),
  'not-a-pdf': () => new PdfUnreadableError('The file is not a PDF, whatever its name says. Upload the PDF itself.'),
  broken: () =>
    new PdfUnreadableError('The PDF is damaged and cannot be read. Open it, save it as a new PDF and upload that one.'),
  'too-complex': () =>
    new PdfUnreadableError(
      'The PDF takes too much time or memory to read. Save it as a simpler PDF and upload that one.',
    ),
  encrypted: () => new PdfEncryptedError(),
  'without-text': () => new PdfWithoutTextError(),
  'too-long': () => new PdfTooLongError(),
};

export const toUploadError = (problem: PdfReadProblem): DomainError => makeError[problem]();
