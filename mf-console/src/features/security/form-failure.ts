import { ApiError } from '@declic/openapi/accounts';
import { describeError } from '@declic/remote-kit';
import { errorMessage } from '../../error-message';

/** What a form says above its fields, or nothing when the fields say it. */
export function formFailure(error: unknown): string | undefined {
  if (error instanceof ApiError && error.errors.length > 0) return undefined;
  return errorMessage(error, describeError(error).message);
}
