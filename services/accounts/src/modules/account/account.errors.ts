import { refusal, retryAfter } from '@declic/nest-kit';

/** Calls of the user have begun and not ended; their credits must be settled first. */
export class RunsInFlightError extends refusal(
  'conflict',
  'runs_in_flight',
  'Some of your calls are still running. Please try again in a moment.',
  retryAfter(10),
) {}

/** Another installed service could not erase its data; the account was not changed. */
export class DeletionUnavailableError extends refusal(
  'unavailable',
  'deletion_unavailable',
  'Your account could not be deleted completely right now, so it was not deleted. Try again in a minute.',
  retryAfter(60),
) {}
