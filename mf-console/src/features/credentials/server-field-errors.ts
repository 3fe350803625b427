import { ApiError } from '@declic/openapi/accounts';
import type { UseFormSetError } from 'react-hook-form';
import type { Credentials } from './credentials-schema';

const fields = ['email', 'password'] as const;

/** Puts what the server said about a field at that field. */
export function showServerFieldErrors(error: unknown, setError: UseFormSetError<Credentials>): void {
  if (!(error instanceof ApiError)) return;
  for (const field of fields) {
    const refused = error.errors.find((entry) => entry.field === field);
    if (refused) setError(field, { message: refused.message });
  }
}
