import { type FailureWords, notify } from '@declic/remote-kit';

export const intakeFailureWords: FailureWords = { fallback: 'Failed to start analysis. Please try again.' };

export function reportSignedOut(): void {
  notify.error('You must be logged in');
}
