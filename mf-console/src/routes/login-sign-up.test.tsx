import { loseConnection, refuse, serveApi } from '@declic/openapi/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillIn, openLogin } from '../testing/login-page';
import { pageReplies } from '../testing/page-replies';

beforeEach(() => void serveApi(pageReplies()));
afterEach(cleanup);

describe('signing up', () => {
  const form = '/login?mode=sign-up';

  it('goes on to the verification page with the address', async () => {
    serveApi({ ...pageReplies(), 'POST /api/accounts/sign-up': () => ({ email: 'ada@example.com' }) });
    const { router } = await openLogin(form);
    await fillIn({ confirm: 'Abcdefg1!' });

    await expect.poll(() => router.state.location.pathname).toBe('/verify-email');
    expect(router.state.location.state).toEqual({ email: 'ada@example.com' });
  });

  it('judges each rule while the password is typed', async () => {
    await openLogin(form);
    await userEvent.type(screen.getByLabelText(/^Password/), 'abc1');

    const rules = within(screen.getByRole('list', { name: 'Requirements' })).getAllByRole('listitem');
    expect(rules.map(({ textContent }) => textContent)).toEqual([
      'At least 8 characters, not met',
      'One uppercase letter, not met',
      'One lowercase letter, met',
      'One number, met',
      'One special character: !@#$%^&*(),.?":{}|<>, not met',
    ]);
  });

  it('names the first rule that is broken', async () => {
    const api = serveApi(pageReplies());
    await openLogin(form);
    await fillIn({ password: 'abcdefgh', confirm: 'abcdefgh' });

    expect(await screen.findByText('Password validation failed')).toBeTruthy();
    expect(screen.getAllByText('Password must contain at least one uppercase letter')).not.toHaveLength(0);
    expect(api.calls).toEqual([]);
  });

  it('wants the same password twice', async () => {
    await openLogin(form);
    await fillIn({ confirm: 'Abcdefg1?' });

    expect(await screen.findByText('Password mismatch')).toBeTruthy();
    expect(screen.getAllByText('Passwords do not match')).not.toHaveLength(0);
  });

  it.each([
    ['refuses', refuse({ status: 429, code: 'too_many', title: 'Too many accounts.' }), 'Too many accounts.'],
    ['cannot be reached', loseConnection, /^We could not reach the server/],
  ])('says in the form why it did not work when the server %s', async (_, reply, sentence) => {
    serveApi({ ...pageReplies(), 'POST /api/accounts/sign-up': reply });
    await openLogin(form);
    await fillIn({ confirm: 'Abcdefg1!' });
    const notice = await within(screen.getByRole('form', { name: 'Sign up' })).findByRole('alert');
    expect(within(notice).getByText(sentence)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Confirm password/).value).toBe('Abcdefg1!');
  });

  it('shows what the server said about a field at that field', async () => {
    const message = 'This password is among the most common ones.';
    serveApi({
      'POST /api/accounts/sign-up': refuse({
        status: 422,
        title: 'Choose another password.',
        errors: [{ in: 'body', field: 'password', message }],
      }),
    });
    await openLogin(form);
    await fillIn({ confirm: 'Abcdefg1!' });

    expect(await screen.findByText('Sign up failed')).toBeTruthy();
    expect(screen.getByText('Choose another password.')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });
});
