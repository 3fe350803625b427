import { refusal, refusalBase, retryAfter } from '../errors/refusal';

/** The key names another call. */
export class IdempotencyKeyReusedError extends refusalBase('invalid', 'idempotency_key_reused') {
  /** @param message what the key was used for. */
  constructor(message: string) {
    super(message, {
      errors: [{ in: 'header', field: 'idempotency-key', message: 'must be new for a new call' }],
    });
  }
}

/** The call that the key names has begun and not ended. */
export class IdempotencyInProgressError extends refusal(
  'conflict',
  'idempotency_in_progress',
  'The call with this Idempotency-Key is still running. Ask again in a moment.',
  retryAfter(1),
) {}
