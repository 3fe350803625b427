import { ApiError } from '@declic/openapi/accounts';
import { describeError } from '@declic/remote-kit';

/** What the service said, or the specified words when it said nothing: the status line of something in between is no message. */
export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.code !== 'unknown' && error.message) || fallback;
}

/** Like `errorMessage`, for what a person sent: the specified words are about a refusal, and no answer, or a fault, is none. */
export function refusalMessage(error: unknown, fallback: string): string {
  const isRefusal = error instanceof ApiError && error.status < 500;
  return errorMessage(error, isRefusal ? fallback : inWords(error));
}

function inWords(error: unknown): string {
  const { title, message } = describeError(error);
  return `${title}. ${message}`;
}
