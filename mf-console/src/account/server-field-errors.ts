import { ApiError } from '@declic/openapi/accounts';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** Whether everything that the server refused is the matter of one of these fields. */
export function isSaidAtFields(error: unknown, fields: readonly string[]): boolean {
  if (!(error instanceof ApiError) || error.errors.length === 0) return false;
  return error.errors.every(({ field }) => fields.includes(field));
}

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
