import { Field, TextInput } from '@declic/design-system';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createQueryClient } from '../query-client';
import { unsavedForms } from '../unsaved-input';
import { useApiForm } from './use-api-form';

const schema = z.object({ name: z.string().check(z.minLength(1, 'Name is required')), email: z.string() });

/** As `@declic/openapi` makes it. */
const refusal = (...fields: string[]) =>
  Object.assign(new Error('Some fields are not valid.'), {
    name: 'ApiError',
    status: 422,
    code: 'validation_failed',
    errors: fields.map((field) => ({ field, message: `The ${field} is taken.` })),
  });

interface Facts {
  call: (values: { name: string; email: string }) => Promise<unknown>;
  onFailed?: (text: string) => void;
  isAllowed?: boolean;
}

function TestForm({ call, onFailed, isAllowed = true }: Facts) {
  const { form, errors, submit, isSending, failure, reset } = useApiForm({
    schema,
    defaults: { name: '', email: '' },
    mutation: useMutation({ mutationFn: call }),
    toVariables: (values) => (isAllowed ? values : null),
    onFailed: ({ text }) => onFailed?.(text),
    fieldWords: { email: 'Choose another email.' },
  });
  return (
    <form onSubmit={(event) => void submit(event)}>
      {failure ? <p role="alert">{failure.text}</p> : null}
      <Field label="Name" error={errors.name?.message}>
        <TextInput {...form.register('name')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <TextInput {...form.register('email')} />
      </Field>
      <button type="submit">{isSending ? 'Sending' : 'Send'}</button>
      <button type="button" onClick={reset}>
        Reset
      </button>
    </form>
  );
}

async function open(facts: Facts, name = 'Ada') {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestForm {...facts} />
    </QueryClientProvider>,
  );
  if (name) await userEvent.type(screen.getByLabelText('Name'), name);
}

const send = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));

afterEach(cleanup);

it('sends nothing that the schema refuses, and leads the focus to the first field', async () => {
  const call = vi.fn(() => Promise.resolve());
  await open({ call }, '');
  await send();
  expect(await screen.findByText('Name is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(call).not.toHaveBeenCalled();
});

it('puts what the service refused at its fields, in the words of the form, with the focus on the first', async () => {
  const onFailed = vi.fn();
  await open({ call: () => Promise.reject(refusal('email', 'name')), onFailed });
  await send();
  expect(await screen.findByText('The name is taken.')).toBeTruthy();
  expect(screen.getByText('Choose another email.')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onFailed).toHaveBeenCalledExactlyOnceWith('Some fields are not valid.');
});

it('takes the refusal off a field once it is changed, and shows it again when it is refused again', async () => {
  await open({ call: () => Promise.reject(refusal('name')) });
  await send();
  await screen.findByText('The name is taken.');
  await userEvent.type(screen.getByLabelText('Name'), ' L');
  expect(screen.queryByText('The name is taken.')).toBeNull();
  await send();
  expect(await screen.findByText('The name is taken.')).toBeTruthy();
});

it.each([
  ['a field that the form does not have', refusal('name', 'plan'), 'Some fields are not valid.'],
  ['something else', new TypeError('Failed to fetch'), /^We could not reach the server\./],
])('says above the fields that %s is at fault', async (_what, error, words) => {
  await open({ call: () => Promise.reject(error) });
  await send();
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

it('makes one call for two presses before anything is drawn', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const call = vi.fn(() => promise);
  await open({ call });
  const form = screen.getByRole('button', { name: 'Send' }).closest('form');
  form?.requestSubmit();
  form?.requestSubmit();
  expect(await screen.findByText('Sending')).toBeTruthy();
  resolve();
  expect(await screen.findByText('Send')).toBeTruthy();
  expect(call).toHaveBeenCalledOnce();

  await send();
  await expect.poll(() => call.mock.calls.length).toBe(2);
});

it('makes no call when there is nothing to send', async () => {
  const call = vi.fn(() => Promise.resolve());
  await open({ call, isAllowed: false });
  await send();
  expect(await screen.findByText('Send')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

it('holds unsaved input until a call has kept it', async () => {
  const call = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refusal('plan')).mockResolvedValue();
  await open({ call });
  expect(unsavedForms.getState()).toBe(1);
  await send();
  await screen.findByRole('alert');
  expect(await screen.findByText('Send')).toBeTruthy();
  expect(unsavedForms.getState()).toBe(1);
  await send();
  await expect.poll(() => unsavedForms.getState()).toBe(0);
});

it('forgets what was typed and what was refused when it is reset', async () => {
  await open({ call: () => Promise.reject(refusal('name', 'plan')) });
  await send();
  await screen.findByText('The name is taken.');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.queryByText('The name is taken.')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
});
