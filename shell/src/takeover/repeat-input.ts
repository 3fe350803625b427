import { readSelection } from './note-focus';
import {
  type Control,
  controlsByPlace,
  readContent,
  initialContent,
  isCheckable,
  type TypedInput,
} from './typed-input';

/** Puts what was typed in once more, as keys and clicks do, so that the code of the page hears of it. */
export function repeatTypedInput(root: Element, typed: readonly TypedInput[]): void {
  forEachControl(root, typed, repeat);
}

/** The same, where the code of the page has replaced it meanwhile. */
export function restoreTypedInput(root: Element, typed: readonly TypedInput[]): void {
  forEachControl(root, typed, (control, content) => {
    if (readContent(control) !== content) repeat(control, content);
  });
}

/** In the control itself, or in the one that has its place in a page that was rendered anew. */
function forEachControl(
  root: Element,
  typed: readonly TypedInput[],
  put: (control: Control, content: TypedInput['content']) => void,
): void {
  const controls = typed.every(({ control }) => control.isConnected) ? undefined : controlsByPlace(root);
  for (const { control, place, content } of typed) {
    const target = control.isConnected ? control : controls?.get(place);
    if (target) put(target, content);
  }
}

function repeat(control: Control, content: string | boolean): void {
  if (typeof content === 'string') return write(control, content);
  // Of the buttons of a group, the one that was chosen takes the choice from the other.
  if (!isCheckable(control) || (control.type === 'radio' && !content)) return;
  control.checked = !content;
  control.click();
}

/** What React knows of the value of a control: it takes an event that brings no other for none. */
interface ValueTracker {
  setValue(value: string): void;
}

/** Text that is right is left alone: to write it would end the composition of a word, and move the cursor. */
function write(control: Control, text: string): void {
  if (control.value === text) (control as { _valueTracker?: ValueTracker })._valueTracker?.setValue('');
  else replace(control, text);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** React takes a value that was assigned for one that it knows: first the one that it began with, then this one past React. */
function replace(control: Control, text: string): void {
  const cursor = control === document.activeElement ? readSelection(control) : undefined;
  control.value = String(initialContent(control));
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  if (cursor) (control as HTMLInputElement).setSelectionRange(...cursor); // it has a cursor
}
