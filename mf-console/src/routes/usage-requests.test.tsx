import { loseConnection, neverAnswer, refuse, type Reply, serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remote } from '../remote';
import { someStats } from '@declic/openapi/factories';
import { REQUESTS } from '../testing/endpoints';
import { anAction } from '../testing/factories';
import { fakeLedger } from '../testing/fake-ledger';
import { aRequest, someRequests } from '../testing/usage-factories';
import { clearStubs, withoutLayout } from '../testing/without-layout';

beforeEach(withoutLayout);
afterEach(() => {
  clearStubs();
  vi.useRealTimers();
});

const EXPORT = 'GET /api/actions/requests/export';

const open = (search = '?tab=requests') => renderRemote(remote, { url: `/usage${search}`, session: aSession() });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const table = async () => within(await screen.findByRole('table', { name: 'Requests' }));

const page = (items = someRequests(), places: { older?: string; newer?: string } = {}) => ({
  items,
  older: places.older ?? null,
  newer: places.newer ?? null,
});

function api(list: Reply<typeof REQUESTS> = () => page()) {
  return serveApi({
    ...fakeLedger([]),
    'GET /api/accounts/stats': () => someStats(),
    'GET /api/actions/catalogue': () => [anAction({ slug: 'email_validate' })],
    [REQUESTS]: list,
    [EXPORT]: () =>
      new Response('at,status\r\n1,200\r\n2,422\r\n', {
        headers: { 'content-disposition': 'attachment; filename="declic-requests-2026-11-21.csv"' },
      }),
  });
}

it('lists each request to the second, with its outcome as number and word', async () => {
  api();
  open();
  const rows = (await table()).getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows[0]).toEqual(['Time', 'Action', 'Status', 'Request id', 'Duration', 'Credits']);
  expect(rows[1]?.[0]).toMatch(/:\d\d:05/);
  expect(rows.slice(1).map((cells) => cells.slice(1))).toEqual([
    ['email_validate', '200 OK', expect.stringMatching(/^00000000-/), '12 ms', 'Credits 1'],
    ['email_validate Replay', '200 OK', expect.anything(), '3.0 ms', 'Credits 0'],
    ['email_validate Dry run', '200 OK', expect.anything(), '4.0 ms', 'Credits 0'],
    ['email_validate', '401 Revoked key', expect.anything(), '0.6 ms', 'Credits 0'],
    ['email_validate', '402 Not enough credits', expect.anything(), '0.6 ms', 'Credits 0'],
    ['email_valdate', '404 Unknown action', expect.anything(), '0.6 ms', 'Credits 0'],
    ['email_validate', '422 Invalid input', expect.anything(), '0.6 ms', 'Credits 0'],
    ['email_validate', '429 Rate limitedand 1,234 more before it', expect.anything(), '0.6 ms', 'Credits 0'],
    ['email_validate', '503 Timed out, given back', expect.anything(), '10.0 s', 'Credits 0'],
    ['email_validate', '503 Interrupted, given back', expect.anything(), '–', 'Credits 0'],
  ]);
});

it('is a tab of the page, with an address of its own', async () => {
  api();
  const { router } = open('?period=thismonth');
  await userEvent.click(await screen.findByRole('tab', { name: 'Requests' }));
  expect(router.state.location.search).toBe('?tab=requests');
  await table();
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByText('No transactions yet')).toBeTruthy();
});

it('keeps its filters in the address, and asks for them', async () => {
  const { callsTo } = api();
  const { router } = open();
  await table();
  expect(callsTo(REQUESTS)[0]?.url.search).toBe('?limit=50');

  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Refused (4xx)');
  await screen.findByRole('option', { name: 'email_validate' });
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'email_validate');
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Today');
  expect(router.state.location.search).toBe('?tab=requests&outcome=refused&action=email_validate&period=today');
  await expect.poll(() => callsTo(REQUESTS).at(-1)?.url.searchParams.has('until')).toBe(true);
  const query = callsTo(REQUESTS).at(-1)?.url.searchParams;
  expect([query?.get('outcome'), query?.get('action')]).toEqual(['refused', 'email_validate']);
});

it('moves the last 24 hours on with each filter, and keeps it while pages are turned', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { callsTo } = api(() => page(someRequests(), { older: '019aa1de-92f8-7443-a9d2-000000000091' }));
  open('?tab=requests&period=last24h');
  await table();
  const starts = () => callsTo(REQUESTS).map(({ url }) => url.searchParams.get('from'));
  const [first] = starts();
  const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

  wait(1);
  await userEvent.click(button('Older'));
  await expect.poll(() => starts()).toEqual([first, first]);
  wait(1);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Refused (4xx)');
  await expect.poll(() => starts()).toHaveLength(3);
  const third = starts().at(-1);
  expect(third).not.toBe(first);

  wait(1);
  await screen.findByRole('option', { name: 'email_validate' });
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'email_validate');
  await expect.poll(() => starts()).toHaveLength(4);
  expect([first, third]).not.toContain(starts().at(-1));
});

it('finds a request by its id, among all of them, and goes back to all', async () => {
  const { callsTo } = api(() => page([aRequest()]));
  const { router } = open('?tab=requests&outcome=failed');
  await table();
  await userEvent.type(screen.getByLabelText('Request id'), '  0b9f4c1e-52d3-4e58-9a53-6f1f0f1f7a10 {Enter}');
  expect(router.state.location.search).toBe('?tab=requests&request=0b9f4c1e-52d3-4e58-9a53-6f1f0f1f7a10');
  await expect
    .poll(() => callsTo(REQUESTS).at(-1)?.url.search)
    .toBe('?request_id=0b9f4c1e-52d3-4e58-9a53-6f1f0f1f7a10&limit=50');
  expect(screen.queryByLabelText('Status')).toBeNull();
  await userEvent.click(button('Clear'));
  expect(router.state.location.search).toBe('?tab=requests');
  expect(screen.getByLabelText<HTMLInputElement>('Request id').value).toBe('');
});

it('turns pages in both directions', async () => {
  const older = '019aa1de-92f8-7443-a9d2-000000000091';
  const newer = '019aa1de-92f8-7443-a9d2-000000000090';
  const { callsTo } = api(() => page(someRequests(), { older, newer }));
  const { router } = open('?tab=requests&outcome=succeeded');
  await table();
  await userEvent.click(button('Older'));
  expect(router.state.location.search).toBe(`?tab=requests&outcome=succeeded&before=${older}`);
  await expect.poll(() => callsTo(REQUESTS).at(-1)?.url.searchParams.get('before')).toBe(older);
  await userEvent.click(button('Newer'));
  expect(router.state.location.search).toBe(`?tab=requests&outcome=succeeded&after=${newer}`);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'All');
  expect(router.state.location.search).toBe('?tab=requests');
});

it.each([
  ['?tab=requests', 'No requests yet'],
  ['?tab=requests&outcome=failed', 'No requests match these filters'],
  ['?tab=requests&request=nothing', 'No request has this id'],
])('says of %s: %s', async (search, words) => {
  api(() => page([]));
  open(search);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('leads from filters without an answer to everything', async () => {
  api(() => page([]));
  const { router } = open('?tab=requests&outcome=failed');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all requests' }));
  expect(router.state.location.search).toBe('?tab=requests');
});

it('counts what it does not understand of an address as unset', async () => {
  const { callsTo } = api();
  open('?tab=requests&outcome=odd&period=ever&before=x&after=%00&from=1&to=2');
  await table();
  expect(callsTo(REQUESTS)[0]?.url.search).toBe('?limit=50');
});

it('says what it is loading', async () => {
  api(neverAnswer);
  open();
  expect(await screen.findByText('Loading your requests')).toBeTruthy();
});

it('says what failed, and tries again', async () => {
  let isDown = true;
  api(() => (isDown ? loseConnection() : page()));
  open();
  expect(await screen.findByText('Failed to load your requests')).toBeTruthy();
  isDown = false;
  await userEvent.click(button('Retry'));
  await table();
});

it('repeats what the server said', async () => {
  api(refuse({ status: 422, title: 'This period is none.' }));
  open();
  expect(await screen.findByText('This period is none.')).toBeTruthy();
});

it('asks again on Refresh', async () => {
  const { callsTo } = api();
  open();
  await table();
  await userEvent.click(button('Refresh'));
  await expect.poll(() => callsTo(REQUESTS).length).toBe(2);
});

it('saves all that the filters leave over under the name the server gave it', async () => {
  const saved: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { callsTo } = api();
  open('?tab=requests&outcome=refused');
  await table();
  await userEvent.click(button('Export CSV'));
  expect(await screen.findByText('declic-requests-2026-11-21.csv, 2 lines.')).toBeTruthy();
  expect(saved).toEqual(['declic-requests-2026-11-21.csv']);
  expect(callsTo(EXPORT)[0]?.url.search).toBe('?outcome=refused');
});
