import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Field } from './field';
import { PasswordInput } from './password-input';

afterEach(cleanup);

it('shows and hides what was typed, and says which the button does', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(input, 'secret');
  expect(input.type).toBe('password');

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  expect(input.value).toBe('secret');

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

it('does not submit the form when the password is shown', async () => {
  let submitted = false;
  render(
    <form onSubmit={() => (submitted = true)}>
      <PasswordInput aria-label="Password" />
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));

  expect(submitted).toBe(false);
});
