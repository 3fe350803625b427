import { failureText } from '@declic/remote-kit';

/** The title of an overview that could not be loaded. */
export function billingFailureTitle(error: unknown): string {
  return failureText(error, { quote: (said) => `RPC Error: ${said}`, fallback: 'Failed to fetch billing overview' });
}
