import { DomainError } from '@declic/nest-kit';

export class IdempotencyKeyReusedError extends DomainError {
  readonly code = 'idempotency_key_reused';
  readonly kind = 'invalid';

  constructor() {
    super('This Idempotency-Key belongs to a call with another action or body.', {
      errors: [{ in: 'header', field: 'idempotency-key', message: 'must be new for a new call' }],
    });
  }
}

export class IdempotencyInProgressError extends DomainError {
  readonly code = 'idempotency_in_progress';
  readonly kind = 'conflict';

  constructor() {
    super('The call with this Idempotency-Key is still running. Ask again in a moment.', {
      headers: { 'retry-after': '1' },
    });
  }
}
