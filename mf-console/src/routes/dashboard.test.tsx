import { loseConnection, neverAnswer, refuse, serveApi } from '@declic/openapi/testing';
import { keyNeeded } from '@declic/remote-kit/host';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remote } from '../remote';
import { STATS } from '../testing/endpoints';
import { pageReplies } from '../testing/page-replies';
import { someStats } from '@declic/openapi/factories';
import { aTool } from '../testing/factories';
import { withoutLayout } from '../testing/without-layout';

beforeEach(withoutLayout);
afterEach(cleanup);

const open = () => renderRemote(remote, { url: '/dashboard', session: aSession() });
const TOOLS = 'GET /api/accounts/tools';

it('invites people without a key to make one', async () => {
  serveApi({ ...pageReplies(), [STATS]: () => someStats({ has_keys: false }), [TOOLS]: () => [] });
  open();
  expect((await screen.findByRole('link', { name: 'Create my key' })).getAttribute('href')).toBe('/keys');
  expect(screen.queryByText('Credits')).toBeNull();
});

it('says why one is here who asked for a page that wants a key', async () => {
  serveApi({ ...pageReplies(), [STATS]: () => someStats({ has_keys: false }), [TOOLS]: () => [] });
  renderRemote(remote, { url: '/dashboard', session: aSession(), state: keyNeeded('/usage') });
  expect((await screen.findByText('Create your key first.')).parentElement?.textContent).toBe(
    'Create your key first. Usage opens as soon as you have one.',
  );
});

it.each([
  [500, '500 credits are waiting for you. Your key spends them.'],
  [1, '1 credit is waiting for you. Your key spends them.'],
])('names %d credits that wait for a key', async (credit_balance_total, sentence) => {
  serveApi({
    ...pageReplies(),
    [STATS]: () => someStats({ has_keys: false, credit_balance_total }),
    [TOOLS]: () => [],
  });
  open();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('names no credits, and no page, to people who have none and asked for none', async () => {
  serveApi({
    ...pageReplies(),
    [STATS]: () => someStats({ has_keys: false, credit_balance_total: 0 }),
    [TOOLS]: () => [],
  });
  open();
  await screen.findByRole('link', { name: 'Create my key' });
  expect(screen.queryByText(/waiting for you|Create your key first/)).toBeNull();
});

it('shows the figures and the tools of people with a key', async () => {
  serveApi({
    ...pageReplies(),
    [STATS]: () => someStats(),
    [TOOLS]: () => [aTool(), aTool({ tool_slug: 'x', tool_type: 'addon' })],
  });
  open();

  const credits = await screen.findByRole('region', { name: 'Credits' });
  expect(within(credits).getByText('499')).toBeTruthy();
  expect(within(credits).queryByRole('link')).toBeNull();
  expect(screen.getByText('12 requests')).toBeTruthy();
  expect(screen.getByText('Nov 20, 2026')).toBeTruthy();
  expect(screen.getByText('Browse and test 200+ automation actions')).toBeTruthy();
  expect(screen.getByRole('link', { name: /API hub/ }).getAttribute('href')).toBe('/api');

  expect(await screen.findByText('5 credits per use')).toBeTruthy();
  expect(screen.getByText('New')).toBeTruthy();
  expect(screen.getAllByText('Open Tool').map((link) => link.getAttribute('href'))).toEqual(['/tools/flow-content']);
});

it('leads a search to the catalogue', async () => {
  serveApi({ ...pageReplies(), [TOOLS]: () => [] });
  const { router } = open();
  const box = await screen.findByRole('searchbox', { name: 'Find an action' });
  expect(box.getAttribute('placeholder')).toBe('Try “Validate an email”');
  await userEvent.type(box, ' e-mail & more ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/actions');
  expect(router.state.location.search).toBe('?search=e-mail%20%26%20more');
});

it('leads an empty search to the whole catalogue', async () => {
  serveApi({ ...pageReplies(), [TOOLS]: () => [] });
  const { router } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe('/actions');
});

it('says what zero credits mean, and that nothing has happened yet', async () => {
  serveApi({
    ...pageReplies(),
    [STATS]: () => someStats({ credit_balance_total: 0, request_count_total: 0, last_seen_at: null }),
    [TOOLS]: () => [aTool({ credit_cost: 1 })],
  });
  open();
  expect((await screen.findByRole('link', { name: 'Add Credits' })).getAttribute('href')).toBe('/usage');
  expect(await screen.findByText(/With 0 credits, calls are refused/)).toBeTruthy();
  expect(screen.getByText('No recent activity')).toBeTruthy();
  expect(await screen.findByText('1 credit per use')).toBeTruthy();
});

it('announces what is loading', async () => {
  serveApi({ ...pageReplies(), [STATS]: neverAnswer, [TOOLS]: neverAnswer });
  open();
  expect(await screen.findByText('Loading your account')).toBeTruthy();
});

it('shows zeros with an error while the figures fail to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDown = true;
  serveApi({
    ...pageReplies(),
    [STATS]: () => (isDown ? loseConnection() : someStats()),
    [TOOLS]: () => [aTool()],
  });
  open();
  expect(await screen.findByText(/Failed to fetch API stats/)).toBeTruthy();
  expect(screen.getByText('0 requests')).toBeTruthy();
  expect(screen.queryByText(/calls are refused/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add Credits' })).toBeNull();

  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('12 requests')).toBeTruthy();
});

it('says what is wrong with the tools, and shows the rest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  serveApi({ ...pageReplies(), [STATS]: () => someStats(), [TOOLS]: refuse({ status: 500 }) });
  open();
  expect(await screen.findByText('12 requests')).toBeTruthy();
  expect(await screen.findByText('Failed to load tools')).toBeTruthy();
});

it('keeps the search and the tools when the figures fail to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  serveApi({ ...pageReplies(), [STATS]: refuse({ status: 400 }), [TOOLS]: () => [aTool()] });
  open();
  expect(await screen.findByText('Failed to fetch API stats')).toBeTruthy();
  expect(screen.getByRole('searchbox', { name: 'Find an action' })).toBeTruthy();
  expect(await screen.findByText('Open Tool')).toBeTruthy();
});
