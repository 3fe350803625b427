/** `unavailable`: no answer, or an error; `wrong form`: an answer that is not what was asked for. */
export type ModelErrorReason = 'timed out' | 'unavailable' | 'wrong form' | 'budget' | 'too long';

/** The model gave no answer that can be used. The message can be told to the caller: it holds nothing of an answer. */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';

  constructor(
    readonly reason: ModelErrorReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
