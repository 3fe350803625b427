import { ApiError } from '@declic/openapi/accounts';

/** What the service said, or the specified words when it said nothing: the status line of something in between is no message. */
export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.code !== 'unknown' && error.message) || fallback;
}
