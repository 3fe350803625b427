/** The content of an input cannot be worked on, such as a PDF with a password. The caller is told where, and pays nothing. */
export class RejectedInputError extends Error {
  override readonly name = 'RejectedInputError';

  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** Something outside the product did not do its part: a page that is away, a model that fails. The caller pays nothing. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
}
