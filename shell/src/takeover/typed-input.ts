export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person has put into a control of a page: its text, or whether it is checked. */
export interface TypedInput {
  readonly control: Control;
  /** Finds the control again when its page was rendered anew: its form, kind and name, and which of those it is. */
  readonly place: string;
  readonly content: string | boolean;
}

const WITHOUT_TEXT = ['hidden', 'file', 'submit', 'button', 'image', 'reset'];

/** The controls whose content is not that of the HTML. */
export function findTypedInput(root: Element): TypedInput[] {
  return [...controlsByPlace(root)].flatMap(([place, control]) => {
    const content = readContent(control);
    return content === undefined || content === initialContent(control) ? [] : [{ control, place, content }];
  });
}

/** The controls of a page by their places. */
export function controlsByPlace(root: Element): Map<string, Control> {
  const found = new Map<string, Control>();
  const counts = new Map<string, number>();
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
    const value = control instanceof HTMLInputElement && control.type === 'radio' ? control.value : '';
    const kind = [control.form?.getAttribute('action') ?? '', control.type, control.name, value].join(' ');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    found.set(`${kind} ${count}`, control);
  }
  return found;
}

export function readContent(control: Control): string | boolean | undefined {
  if (isCheckable(control)) return control.checked;
  return WITHOUT_TEXT.includes(control.type) ? undefined : control.value;
}

export function initialContent(control: Control): string | boolean {
  if (isCheckable(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

export function isCheckable(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
}
