/** Set on a part of a container of `keepFocus`: the focus stays in this part while it has something to focus. */
export const focusGroup = { 'data-focus-group': '' };
/** Set on what deletes or ends: it gets the focus from the person only. */
export const noFocusFallback = { 'data-no-focus-fallback': '' };

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';
const EXCEPT = ':not(:disabled):not([tabindex="-1"]):not([data-no-focus-fallback])';

/**
 * A `ref` of a container: when the element in it that has the focus is removed, such as a button that another one replaces, the first
 * control of its group, or else of the container, gets the focus. Without it, the keyboard starts again at the top of the page.
 */
export function keepFocus(container: HTMLElement | null): (() => void) | undefined {
  if (!container) return undefined;
  let last: Element | null = null;
  let groups: readonly HTMLElement[] = [];
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = target;
    groups = [...listGroups(target, container), container];
  };
  // A press beside everything takes the focus away on purpose.
  const forget = () => {
    last = null;
  };
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected || hasFocus()) return;
    const control = findControl(groups);
    // What takes its place may still be loading.
    if (!control) return;
    last = null;
    control.focus();
  });
  container.addEventListener('focusin', note);
  document.addEventListener('pointerdown', forget, true);
  observer.observe(container, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    container.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', forget, true);
  };
}

/** The groups around an element, the innermost first. */
function listGroups(element: Element, container: Element): HTMLElement[] {
  const group = element.parentElement?.closest<HTMLElement>('[data-focus-group]');
  return group && container.contains(group) ? [group, ...listGroups(group, container)] : [];
}

function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** A container without a control takes the focus itself where it has a `tabIndex`. */
function findControl(groups: readonly HTMLElement[]): HTMLElement | undefined {
  const left = groups.filter(({ isConnected }) => isConnected);
  const control = left
    .flatMap((group) => [...group.querySelectorAll<HTMLElement>(CONTROLS)])
    .find((found) => found.matches(EXCEPT) && !found.closest('[hidden]'));
  return control ?? left.find((group) => group.hasAttribute('tabindex'));
}
