import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { unsavedForms, useUnsavedInput } from './unsaved-input';

afterEach(cleanup);

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedInput(isUnsaved);
  return null;
}

it('counts the forms on screen that hold unsaved input', () => {
  const one = render(<Form isUnsaved />);
  const other = render(<Form isUnsaved={false} />);
  expect(unsavedForms.getState()).toBe(1);

  other.rerender(<Form isUnsaved />);
  expect(unsavedForms.getState()).toBe(2);

  one.rerender(<Form isUnsaved={false} />);
  other.unmount();
  expect(unsavedForms.getState()).toBe(0);
});
