import type { InputProblem } from '@declic/action-input';
import { toControlId } from './fields/field-props';

const FOCUSABLE = 'input:not([type="file"]):not(:disabled), button:not(:disabled), textarea, [contenteditable="true"]';

/** Moves the focus to the refused parameter that stands first on the page, once its group is open. */
export function focusFirstProblem(problems: readonly InputProblem[]): void {
  requestAnimationFrame(() => {
    const controls = problems.flatMap(({ field }) => document.getElementById(toControlId({ key: field })) ?? []);
    const [first] = controls.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    focusControl(first);
  });
}

/** Of a group of controls, the chosen one or the first takes the focus. */
function focusControl(control: HTMLElement | undefined): void {
  const inner = control?.querySelector<HTMLElement>(':checked') ?? control?.querySelector<HTMLElement>(FOCUSABLE);
  const target = control?.matches(`${FOCUSABLE}, select`) ? control : inner;
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}
