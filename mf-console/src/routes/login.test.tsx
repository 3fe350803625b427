import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { remote } from '../remote';
import { fakeApi, refuse, unreachable } from '../testing/fake-api';

afterEach(cleanup);

const session = { ...aSession(), refresh_token: null, expires_at: 2_000_000_000 };

async function open(url = '/login') {
  const rendered = renderRemote(remote, { url });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

async function fillIn({ email = 'ada@example.com', password = 'Abcdefg1!', confirm = '' } = {}) {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText(/^Email/), email);
  if (password) await user.type(screen.getByLabelText(/^Password/), password);
  if (confirm) await user.type(screen.getByLabelText(/^Confirm password/), confirm);
  await user.click(screen.getByRole('button', { name: /^Sign (in|up)$/ }));
}

describe('signing in', () => {
  it('hands the session over and goes to the dashboard', async () => {
    const api = fakeApi({ 'POST /api/accounts/session': () => session });
    const { sessionWriter, router } = await open();
    await fillIn({ password: 'old' });

    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
    expect(sessionWriter.accepted).toHaveLength(1);
    expect(api.named('POST /api/accounts/session')[0]?.body).toEqual({
      email: 'ada@example.com',
      password: 'old',
      client: 'browser',
    });
  });

  it('says what the server said when it refuses', async () => {
    fakeApi({ 'POST /api/accounts/session': refuse({ status: 401, title: 'Wrong email or password.' }) });
    await open();
    await fillIn();

    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(screen.getByText('Wrong email or password.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'get a new one' }).getAttribute('href')).toBe(
      '/verify-email?email=ada%40example.com',
    );
  });

  it('has words of its own when no answer comes', async () => {
    fakeApi({ 'POST /api/accounts/session': unreachable });
    await open();
    await fillIn();

    expect(await screen.findByText('Authentication failed')).toBeTruthy();
    expect(screen.queryByText(/Did you just sign up/)).toBeNull();
  });

  it('names the fields that are empty, and sends nothing', async () => {
    const api = fakeApi({});
    await open();
    await fillIn({ email: '', password: '' });

    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
    expect(api.calls).toEqual([]);
  });

  it('speaks to password managers', async () => {
    await open();
    expect(screen.getByLabelText(/^Email/).getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText(/^Password/).getAttribute('autocomplete')).toBe('current-password');
  });
});

describe('signing up', () => {
  const form = '/login?mode=sign-up';

  it('goes on to the verification page with the address', async () => {
    fakeApi({ 'POST /api/accounts/sign-up': () => ({ email: 'ada@example.com' }) });
    const { router } = await open(form);
    await fillIn({ confirm: 'Abcdefg1!' });

    await expect.poll(() => router.state.location.pathname).toBe('/verify-email');
    expect(router.state.location.state).toEqual({ email: 'ada@example.com' });
  });

  it('judges each rule while the password is typed', async () => {
    await open(form);
    await userEvent.type(screen.getByLabelText(/^Password/), 'abc1');

    const rules = within(screen.getByRole('list', { name: 'Requirements' })).getAllByRole('listitem');
    expect(rules.map(({ textContent }) => textContent)).toEqual([
      'At least 8 characters, not met',
      'One uppercase letter, not met',
      'One lowercase letter, met',
      'One number, met',
      'One special character, not met',
    ]);
  });

  it('names the first rule that is broken', async () => {
    const api = fakeApi({});
    await open(form);
    await fillIn({ password: 'abcdefgh', confirm: 'abcdefgh' });

    expect(await screen.findByText('Password validation failed')).toBeTruthy();
    expect(screen.getAllByText('Password must contain at least one uppercase letter')).not.toHaveLength(0);
    expect(api.calls).toEqual([]);
  });

  it('wants the same password twice', async () => {
    await open(form);
    await fillIn({ confirm: 'Abcdefg1?' });

    expect(await screen.findByText('Password mismatch')).toBeTruthy();
    expect(screen.getAllByText('Passwords do not match')).not.toHaveLength(0);
  });

  it('shows what the server said about a field at that field', async () => {
    const message = 'This password is among the most common ones.';
    fakeApi({
      'POST /api/accounts/sign-up': refuse({
        status: 422,
        title: 'Choose another password.',
        errors: [{ in: 'body', field: 'password', message }],
      }),
    });
    await open(form);
    await fillIn({ confirm: 'Abcdefg1!' });

    expect(await screen.findByText('Sign up failed')).toBeTruthy();
    expect(screen.getByText('Choose another password.')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });
});

it('keeps the address when the form is switched, and says so in the URL', async () => {
  const { router } = await open();
  await userEvent.type(screen.getByLabelText(/^Email/), 'ada@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));

  expect(await screen.findByLabelText(/^Confirm password/)).toBeTruthy();
  expect(router.state.location.search).toBe('?mode=sign-up');
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('ada@example.com');
});

it('has nothing for somebody who is signed in', async () => {
  const { router } = renderRemote(remote, { url: '/login', session: aSession() });
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
});
