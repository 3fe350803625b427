import { type FailureWords, notify } from '@declic/remote-kit';

export const intakeFailureWords: FailureWords = { fallback: 'Failed to start analysis. Please try again.' };

/** Codes of an analysis that cannot be paid for; the form says so itself, with a way out. */
export const NO_CREDITS: ReadonlySet<string> = new Set(['insufficient_credits', 'suspended']);

export function reportSignedOut(): void {
  notify.error('You must be logged in');
}
