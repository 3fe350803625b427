import { DomainError } from '../errors/domain-error';

/** More work waits than can be done in reasonable time. */
export class OverloadedError extends DomainError {
  readonly code = 'unavailable';
  readonly kind = 'unavailable';

  constructor() {
    super('The service is not available right now. Try again in a moment.', { headers: { 'retry-after': '1' } });
  }
}
