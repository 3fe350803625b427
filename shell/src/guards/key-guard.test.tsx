import { loseConnection, refuse, type Reply } from '@declic/openapi/testing';
import { keyNeededFor } from '@declic/remote-kit';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { someStats } from '../testing/accounts-factories';
import { aComposedRemote } from '../testing/a-remote';
import { aSignedInUser, heading, openShell, setUpShell } from '../testing/shell-page';

const usage = aComposedRemote({
  name: 'mf-usage',
  areas: [{ path: '/usage', layout: 'app', access: 'signed-in', needsKey: true }],
});
const dashboard = aComposedRemote({
  name: 'mf-dashboard',
  areas: [{ path: '/dashboard', layout: 'app', access: 'signed-in' }],
});

const STATS = '/api/accounts/stats';
let answerStats: Reply<`GET ${typeof STATS}`>;
const server = setUpShell({ 'GET /api/accounts/stats': (call) => answerStats(call) });
const countOfStats = () => server.calledPaths().filter((path) => path === STATS).length;

beforeEach(() => (server.refresh = aSignedInUser));

const open = (path: string) => openShell(path, [usage, dashboard]);

it('lets people with a key in, after one question', async () => {
  answerStats = () => someStats({ has_keys: true });
  open('/usage');
  await heading('Page of mf-usage');
  expect(countOfStats()).toBe(1);
});

it('leads people without a key to the dashboard, which learns what they wanted', async () => {
  answerStats = () => someStats({ has_keys: false });
  open('/usage');
  await heading('Page of mf-dashboard');
  expect(location.pathname).toBe('/dashboard');
  expect(keyNeededFor(window.history.state.usr)).toBe('/usage');
});

it('does not ask on pages that need no key', async () => {
  open('/dashboard');
  await heading('Page of mf-dashboard');
  expect(countOfStats()).toBe(0);
});

it('shows a spinner until the answer is there', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof someStats>>();
  answerStats = () => promise;
  open('/usage');
  await expect.poll(countOfStats).toBe(1);
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(screen.queryByText('Page of mf-usage')).toBeNull();

  resolve(someStats({ has_keys: true }));
  await heading('Page of mf-usage');
});

it('shows a failure with a retry', async () => {
  answerStats = refuse({ status: 400, title: 'No figures today.', code: 'no_figures' });
  open('/usage');
  await heading('No figures today.');
  expect(location.pathname).toBe('/usage');

  answerStats = () => someStats({ has_keys: true });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await heading('Page of mf-usage');
});

it('has words of its own when no answer came', async () => {
  answerStats = loseConnection;
  open('/usage');
  await screen.findByRole('heading', { level: 1, name: 'Failed to fetch API stats' }, { timeout: 10_000 });
});
