import { serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { remote } from '../remote';
import { openLogin } from '../testing/login-page';
import { pageReplies } from '../testing/page-replies';

beforeEach(() => void serveApi(pageReplies()));
afterEach(cleanup);

it('shows neither form nor dashboard until it is known who is there', async () => {
  renderRemote(remote, { url: '/login', session: 'loading' });
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(screen.queryByLabelText(/^Email/)).toBeNull();
});

it('keeps the address when the form is switched, and says so in the URL', async () => {
  const { router } = await openLogin();
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
