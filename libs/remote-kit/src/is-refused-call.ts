import { UserFacingError } from './api/user-facing-error';
import { isWithoutAnswer } from './describe-error';
import { isImportFailure, RouteFileError } from './route-file-error';

/**
 * Whether an error is an answer of the API that screens have words for, or none came: the code is fine, and another version of
 * it would meet the same.
 */
export function isRefusedCall(error: unknown): boolean {
  if (error instanceof RouteFileError || isImportFailure(error)) return false;
  if (typeof error === 'object' && error !== null && 'status' in error) return true;
  if (error instanceof DOMException && error.name === 'AbortError') return true;
  return error instanceof UserFacingError || isWithoutAnswer(error);
}
