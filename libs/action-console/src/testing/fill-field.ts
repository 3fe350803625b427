import type { Param } from '@declic/action-input';
import { fireEvent, within } from '@testing-library/react';
import { toControlId } from '../parameters/fields/field-props';

/**
 * Enters a value through the control of its parameter, as a person would: by typing, choosing and pressing. Lists that are searched
 * have been loaded before.
 */
export async function fillField(param: Param, value: unknown): Promise<void> {
  const control = document.getElementById(toControlId(param));
  if (!control) throw new Error(`There is no field for ${param.key}.`);
  switch (param.kind) {
    case 'string':
      typeText(fileAddress(control), String(value));
      break;
    case 'number':
    case 'json':
      typeText(control, param.kind === 'json' ? JSON.stringify(value) : String(value));
      break;
    case 'boolean':
      fillBoolean(control, value === true);
      break;
    case 'enum':
      await choose(param, control, [String(value)]);
      break;
    case 'array<enum>':
      removeTags(control);
      await choose(param, control, Array.isArray(value) ? value.map(String) : []);
      break;
    default:
      param.kind satisfies never;
  }
}

/** The control of a file that is in is its card; it is removed first. */
function fileAddress(control: HTMLElement): HTMLElement {
  if (control.matches('input, textarea')) return control;
  fireEvent.click(within(control).getByRole('button', { name: /^Remove /, hidden: true }));
  const address = document.getElementById(control.id);
  if (!address) throw new Error('The address of the file does not come back.');
  return address;
}

export function typeText(control: HTMLElement, text: string): void {
  fireEvent.change(control, { target: { value: text } });
}

function fillBoolean(control: HTMLElement, isTrue: boolean): void {
  if (control instanceof HTMLInputElement) {
    if (control.checked !== isTrue) fireEvent.click(control);
    return;
  }
  fireEvent.click(within(control).getByLabelText(isTrue ? 'Yes' : 'No'));
}

async function choose(param: Param, control: HTMLElement, values: readonly string[]): Promise<void> {
  for (const value of values) {
    const label = param.enum?.find((choice) => choice.value === value)?.label ?? value;
    if (control.getAttribute('role') === 'radiogroup') fireEvent.click(within(control).getByLabelText(label));
    else if (!(control instanceof HTMLInputElement && control.value === label)) await chooseFromList(control, label);
  }
}

/** Those of the default. */
function removeTags(input: HTMLElement): void {
  const listed = within(document.body).queryAllByRole('row', { hidden: true }).length;
  for (let removed = 0; removed < listed; removed += 1) fireEvent.keyDown(input, { key: 'Backspace' });
}

async function chooseFromList(input: HTMLElement, label: string): Promise<void> {
  input.focus();
  typeText(input, label);
  const list = await within(document.body).findByRole('listbox');
  const option = within(list)
    .getAllByRole('option')
    .find((each) => each.textContent === label);
  if (!option) throw new Error(`'${label}' is not in the list.`);
  fireEvent.click(option);
}
