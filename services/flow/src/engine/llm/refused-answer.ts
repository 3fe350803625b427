/** An answer in the right form that cannot be used. The message says what is wrong, for the model's second try. */
export class RefusedAnswerError extends Error {
  override readonly name = 'RefusedAnswerError';
}
