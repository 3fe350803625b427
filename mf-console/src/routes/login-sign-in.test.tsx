import { anOpenedSession, brokenAnswer, loseConnection, refuse, type Reply, serveApi } from '@declic/openapi/testing';
import { signOutForTest } from '@declic/session/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillIn, openLogin } from '../testing/login-page';
import { pageReplies } from '../testing/page-replies';

beforeEach(() => void serveApi(pageReplies()));
afterEach(cleanup);

const SIGN_IN = 'POST /api/accounts/session';

const session = anOpenedSession();

/** Sends the form, which the server answers so. */
async function signInAnswered(reply: Reply<typeof SIGN_IN>) {
  serveApi({ ...pageReplies(), [SIGN_IN]: reply });
  await openLogin();
  await fillIn();
}

describe('signing in', () => {
  it('hands the session over and goes to the dashboard', async () => {
    const api = serveApi({ ...pageReplies(), [SIGN_IN]: () => session });
    const { sessionWriter, router } = await openLogin();
    await fillIn({ password: 'old' });

    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
    expect(sessionWriter.accepted).toHaveLength(1);
    expect(api.callsTo(SIGN_IN)[0]?.body).toEqual({
      email: 'ada@example.com',
      password: 'old',
      client: 'browser',
    });
  });

  it('goes back to the page that was asked for', async () => {
    serveApi({ ...pageReplies(), [SIGN_IN]: () => session });
    const { router } = await openLogin('/login?next=%2Fusage%3Ftype%3Dpurchases');
    await fillIn();
    await expect.poll(() => router.state.location.pathname).toBe('/usage');
    expect(router.state.location.search).toBe('?type=purchases');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https:',
    'https://evil.example',
  ])('goes to the dashboard when %j is asked for, which is no page of ours', async (next) => {
    serveApi({ ...pageReplies(), [SIGN_IN]: () => session });
    const { router } = await openLogin(`/login?${new URLSearchParams({ next }).toString()}`);
    await fillIn();
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
  });

  it('keeps the page that was asked for in the links to the other forms', async () => {
    serveApi(pageReplies());
    await openLogin('/login?next=%2Faccount');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Sign up')).toBe('/login?mode=sign-up&next=%2Faccount');
    expect(href('Forgot your password?')).toBe('/login?mode=recover&next=%2Faccount');
  });

  it('says that the session has ended, and nothing to people who came by themselves', async () => {
    serveApi(pageReplies());
    await openLogin();
    expect(screen.queryByText(/session has ended/)).toBeNull();
    act(() => signOutForTest('ended'));
    expect(screen.getByText('Your session has ended. Sign in to go on.')).toBeTruthy();
    act(() => signOutForTest('unreachable'));
    expect(screen.getByText(/We could not reach the server/)).toBeTruthy();
  });

  it('says what the server said when it refuses', async () => {
    await signInAnswered(refuse({ status: 401, title: 'Wrong email or password.' }));

    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(screen.getByText('Wrong email or password.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'get a new one' }).getAttribute('href')).toBe(
      '/verify-email?email=ada%40example.com',
    );
  });

  it('keeps the refusal in the form, with the way to a new password, until the next attempt', async () => {
    const { promise: nextAnswer } = Promise.withResolvers<never>();
    let reply: Reply<typeof SIGN_IN> = refuse({
      status: 401,
      code: 'invalid_credentials',
      title: 'Authentication failed',
    });
    serveApi({ ...pageReplies(), [SIGN_IN]: (call) => reply(call) });
    await openLogin('/login?next=%2Fusage');
    await fillIn();

    const form = screen.getByRole('form', { name: 'Sign in' });
    const notice = await within(form).findByRole('alert');
    expect(notice.textContent).toContain('Email or password is wrong.');
    expect(within(notice).getByRole('link', { name: 'choose a new password' }).getAttribute('href')).toBe(
      '/login?mode=recover&next=%2Fusage',
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('ada@example.com');
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('Abcdefg1!');

    reply = () => nextAnswer;
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await expect.poll(() => within(form).queryByRole('alert')).toBeNull();
  });

  it.each([
    ['no answer comes', loseConnection, /^We could not reach the server/],
    [
      'the service is away',
      () => brokenAnswer(new Response('<html>', { status: 503 })),
      /^The server is not available right now/,
    ],
    [
      'the service says itself that it is busy',
      refuse({ status: 503, code: 'overloaded', title: 'Too many requests at once.' }),
      /^Too many requests at once/,
    ],
  ])('does not call it a wrong password when %s, and loses nothing', async (_, reply, sentence) => {
    await signInAnswered(reply);

    const notice = await within(screen.getByRole('form')).findByRole('alert');
    expect(notice.textContent).toMatch(sentence);
    expect(notice.textContent).not.toMatch(/Authentication failed|is wrong|Did you just sign up/);
    // In the toast as well as in the form.
    await expect.poll(() => screen.getAllByText(sentence)).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('Abcdefg1!');
  });

  it('says nothing of a refused sign-in in the form that opens an account', async () => {
    await signInAnswered(refuse({ status: 401, title: 'Authentication failed' }));
    await within(screen.getByRole('form')).findByRole('alert');
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(within(await screen.findByRole('form', { name: 'Sign up' })).queryByRole('alert')).toBeNull();
  });

  it('names the fields that are empty, and sends nothing', async () => {
    const api = serveApi(pageReplies());
    await openLogin();
    await fillIn({ email: '', password: '' });

    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
    expect(api.calls).toEqual([]);
  });

  it('speaks to password managers', async () => {
    await openLogin();
    expect(screen.getByLabelText(/^Email/).getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText(/^Password/).getAttribute('autocomplete')).toBe('current-password');
  });
});
