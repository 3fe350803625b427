import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Checkbox } from './checkbox';

afterEach(cleanup);

it('is toggled by its label', async () => {
  render(<Checkbox label="I accept" />);

  await userEvent.click(screen.getByText('I accept'));

  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept' }).checked).toBe(true);
});

it('is described by its error and marked invalid', () => {
  render(<Checkbox label="I accept" error="Please accept before you join." />);
  const box = screen.getByRole('checkbox');

  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please accept before you join.',
  );
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
