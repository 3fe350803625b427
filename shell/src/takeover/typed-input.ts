type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person has put into the controls of a page: their text, or whether they are checked. */
export type TypedInput = Map<Control, string | boolean>;

const WITHOUT_TEXT = ['hidden', 'file', 'submit', 'button', 'image', 'reset'];

/** The controls whose content is not that of the HTML. */
export function findTypedInput(root: Element): TypedInput {
  const found: TypedInput = new Map();
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
    const content = contentOf(control);
    if (content !== undefined && content !== initialContent(control)) found.set(control, content);
  }
  return found;
}

/** Puts it in once more, as keys and clicks do, so that the code of the page hears of it. */
export function repeatTypedInput(typed: TypedInput): void {
  for (const [control, content] of typed) if (control.isConnected) repeat(control, content);
}

/** The same, where the code of the page has replaced it meanwhile. */
export function restoreTypedInput(typed: TypedInput): void {
  for (const [control, content] of typed)
    if (control.isConnected && contentOf(control) !== content) repeat(control, content);
}

function repeat(control: Control, content: string | boolean): void {
  if (typeof content === 'string') return write(control, content);
  // Of the buttons of a group, the one that was chosen takes the choice from the other.
  if (!isCheckable(control) || (control.type === 'radio' && !content)) return;
  control.checked = !content;
  control.click();
}

function contentOf(control: Control): string | boolean | undefined {
  if (isCheckable(control)) return control.checked;
  return WITHOUT_TEXT.includes(control.type) ? undefined : control.value;
}

function initialContent(control: Control): string | boolean {
  if (isCheckable(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function isCheckable(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
}

/** React takes a value that was assigned for one that it knows: first the one that it began with, then this one past React. */
function write(control: Control, text: string): void {
  const cursor = cursorOf(control);
  control.value = String(initialContent(control));
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  if (cursor) (control as HTMLInputElement).setSelectionRange(...cursor); // it has a cursor
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Controls for addresses and numbers have none. */
function cursorOf(control: Control): [number, number] | undefined {
  if (control instanceof HTMLSelectElement || control !== document.activeElement) return undefined;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
