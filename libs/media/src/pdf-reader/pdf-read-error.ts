import type { PdfReadProblem } from './pdf-reply';

/** A PDF has no text that can be read. */
export class PdfReadError extends Error {
  override readonly name = 'PdfReadError';

  constructor(
    readonly problem: PdfReadProblem,
    options?: ErrorOptions,
  ) {
    super(`The PDF is ${problem}.`, options);
  }
}

/** So many PDFs are being read that another one would wait for too long. */
export class PdfReaderBusyError extends Error {
  override readonly name = 'PdfReaderBusyError';

  constructor(cause?: unknown) {
    super('Too many PDFs are being read.', { cause });
  }
}
