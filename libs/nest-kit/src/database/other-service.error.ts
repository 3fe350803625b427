import { refusalBase, retryAfter } from '../errors/refusal';

/** A service that is installed could not do its part, so nothing was done. */
export class OtherServiceError extends refusalBase('unavailable', 'unavailable') {
  /** @param functionName the function that is missing or failed; for the log only. */
  constructor(functionName: string, cause?: unknown) {
    super('A part of this service is not available right now, so nothing was done. Try again in a minute.', {
      ...retryAfter(60),
      cause: cause ?? new Error(`${functionName} does not exist, although its service is installed`),
    });
  }
}
