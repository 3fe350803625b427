import { DomainError } from '../errors/domain-error';

/** Somebody asked more often than a limit allows. */
export class TooManyRequestsError extends DomainError {
  readonly code = 'too_many_requests';
  readonly kind = 'too-many';

  constructor(retryAfterSeconds: number, message = 'Too many requests. Please try again later.') {
    super(message, { headers: { 'retry-after': String(retryAfterSeconds) } });
  }
}
