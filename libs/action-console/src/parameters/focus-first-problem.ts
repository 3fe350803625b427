import type { InputProblem } from '@declic/action-input';
import { toControlId } from './fields/field-props';

/** Moves the focus to the first refused parameter, once its group is open. */
export function focusFirstProblem(problems: readonly InputProblem[]): void {
  const [first] = problems;
  if (!first) return;
  requestAnimationFrame(() => document.getElementById(toControlId({ key: first.field }))?.focus());
}
