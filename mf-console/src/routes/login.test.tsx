import { anOpenedSession, brokenAnswer, loseConnection, refuse, type Reply, serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { signOutForTest } from '@declic/session/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../remote';
import { pageReplies } from '../testing/page-replies';

beforeEach(() => void serveApi(pageReplies()));
afterEach(cleanup);

const session = anOpenedSession();

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
    const api = serveApi({ ...pageReplies(), 'POST /api/accounts/session': () => session });
    const { sessionWriter, router } = await open();
    await fillIn({ password: 'old' });

    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
    expect(sessionWriter.accepted).toHaveLength(1);
    expect(api.callsTo('POST /api/accounts/session')[0]?.body).toEqual({
      email: 'ada@example.com',
      password: 'old',
      client: 'browser',
    });
  });

  it('goes back to the page that was asked for', async () => {
    serveApi({ ...pageReplies(), 'POST /api/accounts/session': () => session });
    const { router } = await open('/login?next=%2Fusage%3Ftype%3Dpurchases');
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
    serveApi({ ...pageReplies(), 'POST /api/accounts/session': () => session });
    const { router } = await open(`/login?${new URLSearchParams({ next }).toString()}`);
    await fillIn();
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
  });

  it('keeps the page that was asked for in the links to the other forms', async () => {
    serveApi(pageReplies());
    await open('/login?next=%2Faccount');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Sign up')).toBe('/login?mode=sign-up&next=%2Faccount');
    expect(href('Forgot your password?')).toBe('/login?mode=recover&next=%2Faccount');
  });

  it('says that the session has ended, and nothing to people who came by themselves', async () => {
    serveApi(pageReplies());
    await open();
    expect(screen.queryByText(/session has ended/)).toBeNull();
    act(() => signOutForTest('ended'));
    expect(screen.getByText('Your session has ended. Sign in to go on.')).toBeTruthy();
    act(() => signOutForTest('unreachable'));
    expect(screen.getByText(/We could not reach the server/)).toBeTruthy();
  });

  it('says what the server said when it refuses', async () => {
    serveApi({
      ...pageReplies(),
      'POST /api/accounts/session': refuse({ status: 401, title: 'Wrong email or password.' }),
    });
    await open();
    await fillIn();

    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(screen.getByText('Wrong email or password.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'get a new one' }).getAttribute('href')).toBe(
      '/verify-email?email=ada%40example.com',
    );
  });

  it('keeps the refusal in the form, with the way to a new password, until the next attempt', async () => {
    const { promise: nextAnswer } = Promise.withResolvers<never>();
    let reply: Reply<'POST /api/accounts/session'> = refuse({
      status: 401,
      code: 'invalid_credentials',
      title: 'Authentication failed',
    });
    serveApi({ ...pageReplies(), 'POST /api/accounts/session': (call) => reply(call) });
    await open('/login?next=%2Fusage');
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
    serveApi({ ...pageReplies(), 'POST /api/accounts/session': reply });
    await open();
    await fillIn();

    const notice = await within(screen.getByRole('form')).findByRole('alert');
    expect(notice.textContent).toMatch(sentence);
    expect(notice.textContent).not.toMatch(/Authentication failed|is wrong|Did you just sign up/);
    // In the toast as well as in the form.
    await expect.poll(() => screen.getAllByText(sentence)).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('Abcdefg1!');
  });

  it('says nothing of a refused sign-in in the form that opens an account', async () => {
    serveApi({
      ...pageReplies(),
      'POST /api/accounts/session': refuse({ status: 401, title: 'Authentication failed' }),
    });
    await open();
    await fillIn();
    await within(screen.getByRole('form')).findByRole('alert');
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(within(await screen.findByRole('form', { name: 'Sign up' })).queryByRole('alert')).toBeNull();
  });

  it('names the fields that are empty, and sends nothing', async () => {
    const api = serveApi(pageReplies());
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
    serveApi({ ...pageReplies(), 'POST /api/accounts/sign-up': () => ({ email: 'ada@example.com' }) });
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
      'One special character: !@#$%^&*(),.?":{}|<>, not met',
    ]);
  });

  it('names the first rule that is broken', async () => {
    const api = serveApi(pageReplies());
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

  it.each([
    ['refuses', refuse({ status: 429, code: 'too_many', title: 'Too many accounts.' }), 'Too many accounts.'],
    ['cannot be reached', loseConnection, /^We could not reach the server/],
  ])('says in the form why it did not work when the server %s', async (_, reply, sentence) => {
    serveApi({ ...pageReplies(), 'POST /api/accounts/sign-up': reply });
    await open(form);
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
    await open(form);
    await fillIn({ confirm: 'Abcdefg1!' });

    expect(await screen.findByText('Sign up failed')).toBeTruthy();
    expect(screen.getByText('Choose another password.')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });
});

describe('asking for a new password', () => {
  const RECOVERY = 'POST /api/accounts/password/recovery';

  it('takes the address along, and answers the same to everybody', async () => {
    const api = serveApi({ ...pageReplies(), [RECOVERY]: () => ({ email: 'ada@example.com' }) });
    const { router } = await open();
    await userEvent.type(screen.getByLabelText(/^Email/), 'ada@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeTruthy();
    expect(router.state.location.search).toBe('?mode=recover');

    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    const answer = await screen.findByText(/If there is an account for/);
    expect(document.activeElement?.contains(answer)).toBe(true);
    expect(document.activeElement?.tagName).toBe('DIV');
    expect(api.callsTo(RECOVERY).map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);

    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    await expect.poll(() => api.callsTo(RECOVERY).length).toBe(2);
    expect(await screen.findByText('Request sent')).toBeTruthy();
    expect(screen.getByText(/If there is an account for/)).toBeTruthy();
  });

  it('wants an address', async () => {
    const api = serveApi(pageReplies());
    await open('/login?mode=recover');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(api.calls).toEqual([]);
  });

  it('says that the mail could not be sent', async () => {
    serveApi({ ...pageReplies(), [RECOVERY]: refuse({ status: 503, title: 'Mail is down for a moment.' }) });
    await open('/login?mode=recover');
    await userEvent.type(screen.getByLabelText(/^Email/), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('The link could not be sent')).toBeTruthy();
    expect(screen.getByText('Mail is down for a moment.')).toBeTruthy();
  });
});

describe('the link of a recovery mail', () => {
  const RESET = 'POST /api/accounts/password/reset';
  const CHECK = 'POST /api/accounts/password/reset/check';
  const RENEW = 'POST /api/accounts/password/recovery/renew';
  const link = '/login?mode=reset#the-token';

  async function choose(password = 'Abcdefg1!', confirm = password) {
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/^New password/), password);
    await user.type(screen.getByLabelText(/^Confirm password/), confirm);
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
  }

  it('sets the password, signs in and goes to the dashboard', async () => {
    const api = serveApi({ ...pageReplies(), [RESET]: () => session });
    const { router, sessionWriter } = await open(link);
    await choose();

    expect(await screen.findByText('Password changed')).toBeTruthy();
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
    expect(sessionWriter.accepted).toHaveLength(1);
    expect(api.callsTo(RESET)[0]?.body).toEqual({ token: 'the-token', password: 'Abcdefg1!', client: 'browser' });
  });

  it('leaves the address bar at once, and is kept nowhere but in the page', async () => {
    const { router } = await open(link);
    await expect.poll(() => router.state.location.hash).toBe('');
    expect(router.state.location.search).toBe('?mode=reset');
    expect(router.state.location.state).toBeNull();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(await screen.findByLabelText(/^New password/)).toBeTruthy();
  });

  it('opens the form for people who are signed in, too', async () => {
    renderRemote(remote, { url: link, session: aSession() });
    expect(await screen.findByLabelText(/^New password/)).toBeTruthy();
  });

  it('holds the new password to the rules, live and when it is sent', async () => {
    const api = serveApi(pageReplies());
    await open(link);
    await choose('abcdefg1', 'abcdefg1');
    expect(await screen.findByText('Password validation failed')).toBeTruthy();
    const rules = within(screen.getByRole('list', { name: 'Requirements' })).getAllByRole('listitem');
    expect(rules[1]?.textContent).toBe('One uppercase letter, not met');
    expect(api.callsTo(RESET)).toEqual([]);
  });

  it('wants the same password twice', async () => {
    await open(link);
    await choose('Abcdefg1!', 'Abcdefg1?');
    expect(await screen.findByText('Password mismatch')).toBeTruthy();
    expect(screen.getAllByText('Passwords do not match')).not.toHaveLength(0);
  });

  it.each([
    ['recovery_link_used', 'This link has been used already'],
    ['recovery_link_expired', 'This link has expired'],
    ['recovery_link_invalid', 'This link does not work'],
  ])('says of %s: %s, and what to do next', async (code, title) => {
    const api = serveApi({
      ...pageReplies(),
      [CHECK]: refuse({ status: 409, code, title: 'No.' }),
      [RENEW]: () => undefined,
    });
    await open(link);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(api.callsTo(CHECK).map(({ body }) => body)).toEqual([{ token: 'the-token' }]);
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
    expect(document.activeElement?.textContent).toContain(title);
    expect(document.activeElement?.tagName).toBe('DIV');
    expect(screen.getByRole('link', { name: 'Use another address' }).getAttribute('href')).toBe('/login?mode=recover');

    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(/a new one is on its way/)).toBeTruthy();
    expect(api.callsTo(RENEW).map(({ body }) => body)).toEqual([{ token: 'the-token' }]);
  });

  it('says so as well when it was used between being opened and being sent', async () => {
    serveApi({
      ...pageReplies(),
      [CHECK]: () => undefined,
      [RESET]: refuse({ status: 409, code: 'recovery_link_used', title: 'No.' }),
    });
    await open(link);
    await choose();
    expect(await screen.findByText('This link has been used already')).toBeTruthy();
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
  });

  it('may be filled in when nothing can be found out about it', async () => {
    serveApi({ ...pageReplies(), [CHECK]: loseConnection, [RESET]: () => session });
    const { router } = await open(link);
    await choose();
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
  });

  it('is wanted again after a reload', async () => {
    await open('/login?mode=reset');
    expect(screen.getByText('Open the link in our mail')).toBeTruthy();
  });

  it('may be tried again when the server refuses the password, or cannot be reached', async () => {
    const message = 'This password is among the most common ones.';
    let reply: Reply<typeof RESET> = refuse({
      status: 422,
      code: 'validation_failed',
      title: 'Choose another password.',
      errors: [{ in: 'body', field: 'password', message }],
    });
    serveApi({ ...pageReplies(), [RESET]: (call) => reply(call) });
    const { router } = await open(link);
    await choose();
    expect(await screen.findByText('Password reset failed')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();

    reply = loseConnection;
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText(/Check your connection/)).toBeTruthy();

    reply = () => session;
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
  });
});

it('shows neither form nor dashboard until it is known who is there', async () => {
  renderRemote(remote, { url: '/login', session: 'loading' });
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(screen.queryByLabelText(/^Email/)).toBeNull();
});

it('keeps the address when the form is switched, and says so in the URL', async () => {
  const { router } = await open();
  await userEvent.type(screen.getByLabelText(/^Email/), 'ada@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));

  expect(await screen.findByLabelText(/^Confirm password/)).toBeTruthy();
  expect(router.state.location.search).toBe('?mode=sign-up');
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('ada@example.com');
});

it('redirects a signed-in user', async () => {
  const { router } = renderRemote(remote, { url: '/login', session: aSession() });
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
});
