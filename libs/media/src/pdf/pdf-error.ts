/** Why a PDF cannot be worked on. */
export type PdfProblem = 'too-large' | 'not-a-pdf' | 'broken' | 'encrypted' | 'too-many-pages' | 'no-such-page';

/** A PDF cannot be worked on. Its message is a sentence for the person who sent the file. */
export class PdfError extends Error {
  override readonly name = 'PdfError';

  constructor(
    readonly problem: PdfProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
