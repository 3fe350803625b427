import { ApiError } from '@declic/openapi/accounts';

/** What the server said, or the specified words when it said nothing. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}
