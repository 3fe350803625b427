import { loseConnection, neverAnswer, refuse, serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remote } from '../remote';
import { someStats } from '../testing/factories';
import { csvResponse, fakeLedger } from '../testing/fake-ledger';
import { aLedgerEntry, aUsageRow, someCreditHistory, someLedgerEntries } from '../testing/usage-factories';

beforeEach(() => {
  // jsdom has no layout, so it has nothing to observe.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (search = '') => renderRemote(remote, { url: `/usage${search}`, session: aSession() });
const SUMMARY = 'GET /api/accounts/usage';
const CREDITS = 'GET /api/accounts/usage/credits';
const EXTENT = 'GET /api/accounts/ledger/extent';
const PAGE = 'GET /api/accounts/ledger';
const EXPORT = 'GET /api/accounts/ledger/export';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const history = () => screen.getByRole('region', { name: 'Transaction history' });
const transactions = async () => within(await screen.findByRole('table', { name: 'Transactions' }));

/** A history of so many lines, one a minute, the newest now. */
function aHistory(count: number) {
  const now = Date.now();
  return Array.from({ length: count }, (_, index) =>
    aLedgerEntry({
      id: String(count - index),
      ts: new Date(now - (index + 1) * 60_000).toISOString(),
      slug: `line_${count - index}`,
    }),
  );
}

it('asks for the last 24 hours of everything, and shows uses, credits and shares as text', async () => {
  const api = serveApi({
    ...fakeLedger(someLedgerEntries()),
    [SUMMARY]: () => [
      aUsageRow({ total_usage: 30, total_cost: 30 }),
      aUsageRow({
        slug: 'flow-content',
        transaction_type: 'tool',
        display_name: 'Flow Content',
        total_usage: 2,
        total_cost: 10,
      }),
      aUsageRow({ slug: null, transaction_type: 'purchase', display_name: 'Credits', total_usage: 1, total_cost: 500 }),
    ],
  });
  open();

  const went = within(await screen.findByRole('region', { name: 'Where credits went' }));
  const [dearest, other] = went.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(dearest).toBe('Validate an email address API action30 credits30 uses75%');
  expect(other).toBe('Flow Content Tool10 credits2 uses25%');
  expect(
    within(screen.getByRole('region', { name: 'Where credits came from' })).getByText('+500 credits'),
  ).toBeTruthy();
  expect(screen.getByText('Credits used').parentElement?.textContent).toBe('Credits used40');

  const query = api.callsTo(SUMMARY)[0]?.url.searchParams;
  const start = Date.parse(query?.get('p_start_date') ?? '');
  expect(Math.abs(Date.now() - 86_400_000 - start)).toBeLessThan(60_000);
  expect([query?.get('p_end_date'), query?.get('p_filter_type')]).toEqual([null, 'all']);
});

it('draws the credits over time, with the same in a table', async () => {
  serveApi({ ...fakeLedger([]), [CREDITS]: () => someCreditHistory([500, 500, 420]) });
  open();
  expect(await screen.findByRole('img', { name: /500 credits at the start, 420 at the end/ })).toBeTruthy();
  await userEvent.click(screen.getByText('Show the numbers'));
  const rows = within(screen.getByRole('table', { name: 'Credits over time' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent?.slice(-3))).toEqual(['its', '500', '420']);
});

it('has no chart of a period that is yet to come', async () => {
  serveApi({ ...fakeLedger([]), [CREDITS]: () => [] });
  open('?period=custom&from=2099-01-01&to=2099-01-31');
  expect(await screen.findByText('This period has not begun.')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /credits/i })).toBeNull();
});

it('lists each line with its sign, its type and its balance', async () => {
  serveApi(fakeLedger(someLedgerEntries()));
  open();
  const table = await transactions();
  const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.map((cells) => cells.slice(1))).toEqual([
    ['Type', 'Description', 'Request', 'Credits', 'Balance'],
    ['Refund', 'email_validate The action timed out', 'Request 0b9f4c1e…', '+1', 'Balance 495'],
    ['Tool', 'flow-content', '', '−5', 'Balance 494'],
    ['API action', 'email_validate', 'Request 0b9f4c1e…', '−1', 'Balance 499'],
    ['Purchase', 'Monthly credits', '', '+500', 'Balance 500'],
  ]);
  expect(within(history()).getByText(/^4 transactions, as of /)).toBeTruthy();
});

it('leads from a line to the request that it was charged for', async () => {
  const line = aLedgerEntry({ id: '2', ts: new Date().toISOString() });
  serveApi({ ...fakeLedger([line]), 'GET /api/actions/requests': () => ({ items: [], older: null, newer: null }) });
  const { router } = open();
  await userEvent.click((await transactions()).getByRole('link', { name: 'Request 0b9f4c1e…' }));
  expect(router.state.location.search).toBe(`?tab=requests&request=${line.request_id}`);
  expect(await screen.findByText('No request has this id')).toBeTruthy();
});

it('keeps filter and period in the address, and asks everything for them', async () => {
  const api = serveApi(fakeLedger(aHistory(3)));
  const { router } = open('?page=2');
  await transactions();
  expect(api.callsTo(PAGE)[0]?.url.searchParams.has('p_start_date')).toBe(false);

  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Tools');
  expect(router.state.location.search).toBe('?type=tools');
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'This month');
  expect(router.state.location.search).toBe('?type=tools&period=thismonth');

  await expect.poll(() => api.callsTo(EXTENT).at(-1)?.url.searchParams.get('p_filter_type')).toBe('tools');
  for (const name of [SUMMARY, CREDITS, EXTENT, PAGE] as const) {
    await expect.poll(() => api.callsTo(name).at(-1)?.url.searchParams.get('p_end_date')).toMatch(/T/);
  }
  await userEvent.selectOptions(screen.getByLabelText('Transactions from'), 'All time');
  expect(router.state.location.search).toBe('?type=tools&period=thismonth&history=all');
  await expect.poll(() => api.callsTo(EXTENT).at(-1)?.url.searchParams.has('p_end_date')).toBe(false);
});

it('turns pages of fifty that do not shift when lines are written', async () => {
  const lines = aHistory(120);
  const api = serveApi(fakeLedger(lines));
  const { router } = open();
  expect((await transactions()).getAllByRole('row')).toHaveLength(51);
  expect(screen.getByText('1–50 of 120')).toBeTruthy();
  expect(button('Previous').disabled).toBe(true);

  lines.unshift(aLedgerEntry({ id: '121', ts: new Date().toISOString(), slug: 'line_121' }));
  await userEvent.click(button('Page 3'));
  expect(await screen.findByText('101–120 of 120')).toBeTruthy();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  expect(await screen.findByText('line_20')).toBeTruthy();
  expect(screen.queryByText('line_21')).toBeNull();
  expect(button('Next').disabled).toBe(true);
  expect(router.state.location.search).toBe('?page=3');
  expect(api.callsTo(PAGE).map(({ url }) => url.searchParams.get('p_as_of'))).toEqual(['120', '120']);

  await userEvent.click(button('Refresh'));
  expect(await screen.findByText('101–121 of 121')).toBeTruthy();
  expect(await screen.findByText('line_21')).toBeTruthy();
});

it('does not pass the lines of one filter for those of another', async () => {
  const ledger = fakeLedger(aHistory(3));
  const isForAll = ({ searchParams }: URL) => searchParams.get('p_filter_type') === 'all';
  serveApi({
    ...ledger,
    [EXTENT]: (call) => (isForAll(call.url) ? ledger[EXTENT](call) : neverAnswer()),
    [PAGE]: (call) => (isForAll(call.url) ? ledger[PAGE](call) : neverAnswer()),
  });
  open();
  await transactions();
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Purchases');
  expect(await screen.findByText('Loading your transactions')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Transactions' })).toBeNull();
});

it('shows the last page when a link asks for one beyond it', async () => {
  serveApi(fakeLedger(aHistory(60)));
  open('?page=9');
  expect(await screen.findByText('51–60 of 60')).toBeTruthy();
});

it('says that nothing is in a period, and leads to all time', async () => {
  serveApi({ ...fakeLedger([aLedgerEntry({ id: '1', ts: '2020-01-01T00:00:00.000Z' })]), [SUMMARY]: () => [] });
  open('?period=today');
  expect(await screen.findByText('No usage in this period')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Show all time' }));
  expect((await transactions()).getByText('email_validate')).toBeTruthy();
});

it('says when there is no history at all, and that there is nothing to export', async () => {
  serveApi({ ...fakeLedger([]), [SUMMARY]: () => [] });
  open();
  expect(await screen.findByText('There are no transactions in your history yet.')).toBeTruthy();
  await userEvent.click(button('Export CSV'));
  expect(await screen.findByText('No data to export')).toBeTruthy();
  expect(screen.getAllByText('There are no transactions in your history yet.')).toHaveLength(2);
});

it('says that the filter leaves nothing to export, when there is a history', async () => {
  serveApi({ ...fakeLedger([aLedgerEntry({ id: '1', ts: '2020-01-01T00:00:00.000Z' })]), [SUMMARY]: () => [] });
  open('?period=today');
  await screen.findByText('No transactions in this period');
  await userEvent.click(button('Export CSV'));
  expect(await screen.findByText('No transactions match these filters.')).toBeTruthy();
});

it('clears the list while the history fails to load', async () => {
  let isDown = false;
  const ledger = fakeLedger(aHistory(60));
  serveApi({
    ...ledger,
    [PAGE]: (call) => (isDown ? loseConnection() : ledger[PAGE](call)),
  });
  open();
  await transactions();

  isDown = true;
  await userEvent.click(button('Next'));
  expect(await screen.findByText('Failed to load transaction history')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Transactions' })).toBeNull();

  isDown = false;
  await userEvent.click(within(history()).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('line_1')).toBeTruthy();
});

it('says what is wrong with the usage and the chart, each by itself', async () => {
  let isDown = true;
  serveApi({
    ...fakeLedger(aHistory(1)),
    [SUMMARY]: () => (isDown ? loseConnection() : [aUsageRow()]),
    [CREDITS]: loseConnection,
  });
  open();
  const overview = within(await screen.findByRole('region', { name: 'Usage overview' }));
  expect(await overview.findByText('Failed to fetch usage data')).toBeTruthy();
  expect(await screen.findByText('Failed to fetch your credits over time')).toBeTruthy();
  expect(await screen.findByText('line_1')).toBeTruthy();

  isDown = false;
  await userEvent.click(overview.getByRole('button', { name: 'Retry' }));
  expect(await overview.findByText('Validate an email address')).toBeTruthy();
});

it('repeats what the server said', async () => {
  serveApi({
    ...fakeLedger([]),
    [SUMMARY]: refuse({ status: 400, title: 'The period ends before it begins.' }),
    [EXTENT]: refuse({ status: 400, title: 'The ledger is being moved.' }),
  });
  open();
  expect(await screen.findByText('The period ends before it begins.')).toBeTruthy();
  expect(await screen.findByText('The ledger is being moved.')).toBeTruthy();
});

it('announces what is loading', async () => {
  serveApi({ ...fakeLedger([]), [SUMMARY]: neverAnswer, [CREDITS]: neverAnswer, [EXTENT]: neverAnswer });
  open();
  expect(await screen.findByText('Loading your usage')).toBeTruthy();
  expect(screen.getByText('Loading your credits over time')).toBeTruthy();
  expect(screen.getByText('Loading your transactions')).toBeTruthy();
});

it('says how to get credits to those who have none', async () => {
  serveApi({ ...fakeLedger([]), 'GET /api/accounts/stats': () => someStats({ credit_balance_total: 0 }) });
  open();
  expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe('/account');
});

it('chooses the days of a custom period in a calendar', async () => {
  serveApi(fakeLedger([]));
  const { router } = open('?period=custom&from=2026-11-02&to=2026-11-03');
  await userEvent.click(await screen.findByRole('button', { name: /Nov 2 – 3, 2026/ }));
  await screen.findByRole('grid');
  await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{Enter}');
  await userEvent.click(button('Apply'));

  await expect.poll(() => router.state.location.search).toBe('?period=custom&from=2026-10-27&to=2026-10-29');
  const days = await screen.findByRole('button', { name: /Oct 27 – 29, 2026/ });
  await expect.poll(() => document.activeElement).toBe(days);
});

it('saves the whole filtered history under the name the server gave it', async () => {
  const saved = catchDownloads();
  const api = serveApi(fakeLedger(aHistory(120)));
  open('?type=api_actions');
  await transactions();
  await userEvent.click(button('Export CSV'));

  expect(await screen.findByText('Export complete')).toBeTruthy();
  expect(saved.map(({ name }) => name)).toEqual(['declic-credits-2026-11-21.csv']);
  expect((await saved[0]?.content.text())?.trim().split('\r\n')).toHaveLength(121);
  const query = api.callsTo(EXPORT)[0]?.url.searchParams;
  expect([query?.get('p_filter_type'), query?.get('p_as_of')]).toEqual(['api_actions', '120']);
});

it('shows how far a long export is, and stops it', async () => {
  const saved = catchDownloads();
  let wasCancelled = false;
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('id,delta\r\n1,x\r\n2,x\r\n')),
  });
  serveApi({
    ...fakeLedger(aHistory(120)),
    [EXPORT]: ({ request }) => {
      request.signal.addEventListener('abort', () => (wasCancelled = true));
      return new Response(endless, { headers: { 'x-total-count': '5000' } });
    },
  });
  open();
  await transactions();
  await userEvent.click(button('Export CSV'));
  expect((await screen.findByRole('progressbar', { name: 'Export' })).getAttribute('aria-valuetext')).toMatch(/lines$/);

  await userEvent.click(button('Cancel the export'));
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull();
  expect(wasCancelled).toBe(true);
  expect(document.activeElement).toBe(button('Export CSV'));
  expect(saved).toEqual([]);
  expect(screen.queryByText('Export failed')).toBeNull();
});

it.each([
  ['is refused', refuse({ status: 429, title: 'Too many exports.' }), 'Too many exports.'],
  ['ends early', () => csvResponse(['1,x'], 120), 'Failed to export your transactions. Please try again.'],
])('saves nothing when the export %s, and says so', async (_, reply, words) => {
  const saved = catchDownloads();
  serveApi({ ...fakeLedger(aHistory(120)), [EXPORT]: reply });
  open();
  await transactions();
  await userEvent.click(button('Export CSV'));
  expect(await screen.findByText('Export failed')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(saved).toEqual([]);
});

/** What the page hands to the browser's downloads. */
function catchDownloads() {
  const saved: { name: string; content: Blob }[] = [];
  let last: Blob;
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (content: Blob) => {
        last = content;
        return 'blob:1';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: last });
  });
  return saved;
}
