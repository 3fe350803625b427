import { refusal, retryAfter } from '../errors/refusal';

/** More work waits than can be done in reasonable time. */
export class OverloadedError extends refusal(
  'unavailable',
  'unavailable',
  'The service is not available right now. Try again in a moment.',
  retryAfter(1),
) {}
