import { ApiError } from '@declic/openapi/accounts';

/** Error text of the billing overview: the message of the server or the specified one. */
export function billingFailureMessage(error: unknown): string {
  return error instanceof ApiError && error.message
    ? `RPC Error: ${error.message}`
    : 'Failed to fetch billing overview';
}
