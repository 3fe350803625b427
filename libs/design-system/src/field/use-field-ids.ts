import { useId, type ReactNode } from 'react';

/** What a field says beside its control. */
export interface FieldMessages {
  hint?: ReactNode;
  error?: ReactNode;
}

/** The ids that wire a control to its messages; the error is read before the hint. */
export function useFieldIds(id: string | undefined, { hint, error }: FieldMessages) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ') || undefined;
  return { controlId, hintId, errorId, describedBy };
}
