/** As a `ref` (with `tabIndex={-1}`) of what takes the place of a form: the focus was on its button, which is gone. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
