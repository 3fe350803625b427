import { ApiError } from '@declic/openapi/accounts';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** Puts what the server said about a field at that field. */
export function showServerFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
): void {
  if (!(error instanceof ApiError)) return;
  for (const field of fields) {
    const refused = error.errors.find((entry) => entry.field === field);
    if (refused) setError(field, { message: refused.message });
  }
}
