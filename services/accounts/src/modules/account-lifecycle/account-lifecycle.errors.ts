import { DomainError } from '@declic/nest-kit';

/** Calls of the user have begun and not ended; their credits must be settled first. */
export class RunsInFlightError extends DomainError {
  readonly code = 'runs_in_flight';
  readonly kind = 'conflict';

  constructor() {
    super('Some of your calls are still running. Please try again in a moment.', { headers: { 'retry-after': '10' } });
  }
}
