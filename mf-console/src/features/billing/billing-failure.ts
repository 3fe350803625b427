import { ApiError } from '@declic/openapi/accounts';

/** The words of an overview that could not be had: the server's, or our own when it said nothing. */
export function billingFailureMessage(error: unknown): string {
  return error instanceof ApiError && error.message
    ? `RPC Error: ${error.message}`
    : 'Failed to fetch billing overview';
}
