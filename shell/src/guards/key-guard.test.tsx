import { keyNeededFor } from '@declic/remote-kit';
import { aSession, resetSessionForTest } from '@declic/session/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShell } from '../create-shell';
import { aComposedRemote, aComposition, aRemoteModule } from '../testing/a-remote';

const usage = aComposedRemote({
  name: 'mf-usage',
  areas: [{ path: '/usage', layout: 'app', access: 'signed-in', needsKey: true }],
});
const dashboard = aComposedRemote({
  name: 'mf-dashboard',
  areas: [{ path: '/dashboard', layout: 'app', access: 'signed-in' }],
});

const stats = (has_keys: boolean) =>
  Response.json({
    credit_balance_total: 0,
    request_count_total: 0,
    usage_count_total: 0,
    last_seen_at: null,
    has_keys,
  });

let answerStats: () => Response | Promise<Response>;
let asked: number;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  resetSessionForTest();
  asked = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/api/accounts/session/refresh')) {
      return Promise.resolve(Response.json({ ...aSession(), refresh_token: null, expires_at: 0 }));
    }
    if (!url.endsWith('/api/accounts/stats')) return Promise.reject(new Error(`unexpected ${url}`));
    asked += 1;
    return Promise.resolve(answerStats());
  });
});
afterEach(cleanup);

function open(path: string) {
  window.history.replaceState(null, '', path);
  render(createShell(aComposition(usage, dashboard), (name) => Promise.resolve(aRemoteModule(name))));
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('lets people with a key in, after one question', async () => {
  answerStats = () => stats(true);
  open('/usage');
  await heading('Page of mf-usage');
  expect(asked).toBe(1);
});

it('leads people without a key to the dashboard, which learns what they wanted', async () => {
  answerStats = () => stats(false);
  open('/usage');
  await heading('Page of mf-dashboard');
  expect(location.pathname).toBe('/dashboard');
  expect(keyNeededFor(window.history.state.usr)).toBe('/usage');
});

it('does not ask on pages that need no key', async () => {
  open('/dashboard');
  await heading('Page of mf-dashboard');
  expect(asked).toBe(0);
});

it('shows a spinner until the answer is there', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerStats = () => promise;
  open('/usage');
  await expect.poll(() => asked).toBe(1);
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(screen.queryByText('Page of mf-usage')).toBeNull();

  resolve(stats(true));
  await heading('Page of mf-usage');
});

it('shows a failure with a retry', async () => {
  answerStats = () => Response.json({ title: 'No figures today.', code: 'no_figures' }, { status: 400 });
  open('/usage');
  await heading('No figures today.');
  expect(location.pathname).toBe('/usage');

  answerStats = () => stats(true);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await heading('Page of mf-usage');
});

it('has words of its own when no answer came', async () => {
  answerStats = () => Promise.reject(new TypeError('Failed to fetch'));
  open('/usage');
  await screen.findByRole('heading', { level: 1, name: 'Failed to fetch API stats' }, { timeout: 10_000 });
});
