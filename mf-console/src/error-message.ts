import { ApiError } from '@declic/openapi/accounts';
import { describeError } from '@declic/remote-kit';

/** The message of the service, or the specified text when there is none: an HTTP status line is no message. */
export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.code !== 'unknown' && error.message) || fallback;
}

/** Like `errorMessage`, for a submitted form: the specified text is used for refusals only, not for network or server faults. */
export function refusalMessage(error: unknown, fallback: string): string {
  const isRefusal = error instanceof ApiError && error.status < 500;
  return errorMessage(error, isRefusal ? fallback : inWords(error));
}

function inWords(error: unknown): string {
  const { title, message } = describeError(error);
  return `${title}. ${message}`;
}
