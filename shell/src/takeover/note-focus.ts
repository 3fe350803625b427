import { controlsByPlace } from './typed-input';

/** Notes which control has the focus, and its cursor. The returned function gives it to the control that takes its place. */
export function noteFocus(root: Element): (root: Element) => void {
  const focused = document.activeElement;
  const [place] = [...controlsByPlace(root)].find(([, control]) => control === focused) ?? [];
  if (place === undefined) return () => undefined;
  const cursor = readSelection(focused);
  return (later) => {
    const control = focused?.isConnected ? undefined : controlsByPlace(later).get(place);
    control?.focus({ preventScroll: true });
    if (cursor && control && !(control instanceof HTMLSelectElement)) control.setSelectionRange(...cursor);
  };
}

/** Controls for addresses and numbers have none. */
export function readSelection(control: Element | null): [number, number] | undefined {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
