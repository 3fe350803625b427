import { DomainError } from '../errors/domain-error';

/** The key names another call. */
export class IdempotencyKeyReusedError extends DomainError {
  readonly code = 'idempotency_key_reused';
  readonly kind = 'invalid';

  /** @param message what the key was used for. */
  constructor(message: string) {
    super(message, {
      errors: [{ in: 'header', field: 'idempotency-key', message: 'must be new for a new call' }],
    });
  }
}

/** The call that the key names has begun and not ended. */
export class IdempotencyInProgressError extends DomainError {
  readonly code = 'idempotency_in_progress';
  readonly kind = 'conflict';

  constructor() {
    super('The call with this Idempotency-Key is still running. Ask again in a moment.', {
      headers: { 'retry-after': '1' },
    });
  }
}
