import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Field, PasswordInput, Select, TextArea, TextInput } from '.';

afterEach(cleanup);

const inputs = {
  TextInput: <TextInput />,
  TextArea: <TextArea />,
  Select: <Select />,
  PasswordInput: <PasswordInput />,
};

it.each(Object.entries(inputs))('names a %s by its label', (_name, input) => {
  render(<Field label="E-mail">{input}</Field>);

  expect(screen.getByLabelText('E-mail').tagName).toMatch(/INPUT|TEXTAREA|SELECT/);
});

it.each(Object.entries(inputs))('describes a %s by its error, then its hint, and marks it invalid', (_name, input) => {
  render(
    <Field label="E-mail" hint="We never share it." error="Enter your e-mail." required>
      {input}
    </Field>,
  );
  const control = screen.getByLabelText(/E-mail/);
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];

  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Enter your e-mail.',
    'We never share it.',
  ]);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(control.getAttribute('aria-required')).toBe('true');
});

it('leaves an input without error and hint undescribed and valid', () => {
  render(
    <Field label="E-mail">
      <TextInput />
    </Field>,
  );
  const control = screen.getByLabelText('E-mail');

  expect(control.hasAttribute('aria-describedby')).toBe(false);
  expect(control.hasAttribute('aria-invalid')).toBe(false);
});

it('keeps a description that the input brought itself', () => {
  render(
    <Field label="E-mail" hint="We never share it." id="mail">
      <TextInput aria-describedby="counter" />
    </Field>,
  );

  expect(screen.getByLabelText('E-mail').getAttribute('aria-describedby')).toBe('counter mail-hint');
});
