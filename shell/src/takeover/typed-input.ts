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

/** Writes it again where the code of the page has replaced it, so that this code hears of it as of keys and clicks. */
export function restoreTypedInput(typed: TypedInput): void {
  for (const [control, content] of typed) {
    if (!control.isConnected || contentOf(control) === content) continue;
    if (typeof content === 'boolean') control.click();
    else write(control, content);
  }
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

/** Past React, which takes a value that was assigned for one that it knows. */
function write(control: Control, text: string): void {
  const cursor = cursorOf(control);
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  if (cursor) (control as HTMLInputElement).setSelectionRange(...cursor); // it has a cursor
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Controls for addresses and numbers have none. */
function cursorOf(control: Control): [number, number] | undefined {
  if (control instanceof HTMLSelectElement || control !== document.activeElement) return undefined;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
