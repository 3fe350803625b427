import { anOpenedSession, loseConnection, refuse, type Reply, serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../remote';
import { openLogin } from '../testing/login-page';
import { pageReplies } from '../testing/page-replies';

beforeEach(() => void serveApi(pageReplies()));
afterEach(cleanup);

const session = anOpenedSession();

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
    const { router, sessionWriter } = await openLogin(link);
    await choose();

    expect(await screen.findByText('Password changed')).toBeTruthy();
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
    expect(sessionWriter.accepted).toHaveLength(1);
    expect(api.callsTo(RESET)[0]?.body).toEqual({ token: 'the-token', password: 'Abcdefg1!', client: 'browser' });
  });

  it('leaves the address bar at once, and is kept nowhere but in the page', async () => {
    const { router } = await openLogin(link);
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
    await openLogin(link);
    await choose('abcdefg1', 'abcdefg1');
    expect(await screen.findByText('Password validation failed')).toBeTruthy();
    const rules = within(screen.getByRole('list', { name: 'Requirements' })).getAllByRole('listitem');
    expect(rules[1]?.textContent).toBe('One uppercase letter, not met');
    expect(api.callsTo(RESET)).toEqual([]);
  });

  it('wants the same password twice', async () => {
    await openLogin(link);
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
    await openLogin(link);
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
    await openLogin(link);
    await choose();
    expect(await screen.findByText('This link has been used already')).toBeTruthy();
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
  });

  it('may be filled in when nothing can be found out about it', async () => {
    serveApi({ ...pageReplies(), [CHECK]: loseConnection, [RESET]: () => session });
    const { router } = await openLogin(link);
    await choose();
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
  });

  it('is wanted again after a reload', async () => {
    await openLogin('/login?mode=reset');
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
    const { router } = await openLogin(link);
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
