import { loseConnection, refuse, serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { signInForTest } from '@declic/session/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { remote } from '../remote';
import { pageReplies } from '../testing/page-replies';

afterEach(cleanup);

const RESEND = 'POST /api/accounts/verification/resend';

async function open(url = '/verify-email', state?: unknown) {
  const rendered = renderRemote(remote, { url, state });
  await screen.findByRole('heading', { level: 1, name: 'Verify your email' });
  return rendered;
}

const resend = () => userEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));

it('shows the address of the sign-up form, the steps and the ways on', async () => {
  await open('/verify-email', { email: 'ada@example.com' });

  expect(screen.getByText('ada@example.com', { selector: 'strong' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(/spam folder/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
});

it('sends another mail', async () => {
  const api = serveApi({ [RESEND]: () => ({ email: 'ada@example.com' }) });
  await open('/verify-email?email=ada%40example.com');
  await resend();

  expect(await screen.findByText('Email sent!')).toBeTruthy();
  expect(screen.getByText('A new verification email has been sent to your inbox.')).toBeTruthy();
  expect(api.callsTo(RESEND)[0]?.body).toEqual({ email: 'ada@example.com' });
});

it('cannot send a mail without an address', async () => {
  const api = serveApi({});
  await open();
  await resend();

  expect(await screen.findByText('No email address')).toBeTruthy();
  expect(api.calls).toEqual([]);
});

it('says why the server refused', async () => {
  serveApi({ [RESEND]: refuse({ status: 503, title: 'Mail is down for a moment.' }) });
  await open('/verify-email?email=ada%40example.com');
  await resend();

  expect(await screen.findByText('Failed to resend email')).toBeTruthy();
  expect(screen.getByText('Mail is down for a moment.')).toBeTruthy();
});

it('says that something unexpected happened', async () => {
  serveApi({ [RESEND]: loseConnection });
  await open('/verify-email?email=ada%40example.com');
  await resend();

  expect(await screen.findByText('Error')).toBeTruthy();
});

/** The page listens from the first effect on, which may be after its heading is found: the polls below return again and again. */
function returnToTab(): void {
  act(() => void globalThis.dispatchEvent(new Event('focus')));
}

it('follows the tab in which the link was opened', async () => {
  serveApi(pageReplies());
  const checkForSession = async () => signInForTest();
  const { router } = renderRemote(remote, { url: '/verify-email', sessionWriter: { checkForSession } });
  await screen.findByRole('heading', { level: 1 });

  await expect.poll(() => (returnToTab(), router.state.location.pathname)).toBe('/dashboard');
});

it('stays while no other tab has signed in, or no answer came', async () => {
  const checkForSession = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new TypeError('Failed to fetch'));
  const { router } = renderRemote(remote, { url: '/verify-email', sessionWriter: { checkForSession } });
  await screen.findByRole('heading', { level: 1 });

  await expect.poll(() => (returnToTab(), checkForSession.mock.calls.length)).toBeGreaterThan(1);
  expect(router.state.location.pathname).toBe('/verify-email');
});

it('redirects a signed-in user', async () => {
  serveApi(pageReplies());
  const { router } = renderRemote(remote, { url: '/verify-email', session: aSession() });
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
});
