import { loseConnection, neverAnswer, serveApi } from '@declic/openapi/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aHistory, EXTENT, historyRegion, openUsage, PAGE, transactions } from '../testing/usage-page';
import { clearStubs, withoutLayout } from '../testing/without-layout';
import { fakeLedger } from '../testing/fake-ledger';
import { aLedgerEntry, someLedgerEntries } from '../testing/usage-factories';

beforeEach(withoutLayout);
afterEach(clearStubs);

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

it('lists each line with its sign, its type and its balance', async () => {
  serveApi(fakeLedger(someLedgerEntries()));
  openUsage();
  const table = await transactions();
  const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.map((cells) => cells.slice(1))).toEqual([
    ['Type', 'Description', 'Request', 'Credits', 'Balance'],
    ['Refund', 'email_validate The action timed out', 'Request 0b9f4c1e…', '+1', 'Balance 495'],
    ['Tool', 'flow-content', '', '−5', 'Balance 494'],
    ['API action', 'email_validate', 'Request 0b9f4c1e…', '−1', 'Balance 499'],
    ['Purchase', 'Monthly credits', '', '+500', 'Balance 500'],
  ]);
  expect(within(historyRegion()).getByText(/^4 transactions, as of /)).toBeTruthy();
});

it('leads from a line to the request that it was charged for', async () => {
  const line = aLedgerEntry({ id: '2', ts: new Date().toISOString() });
  serveApi({ ...fakeLedger([line]), 'GET /api/actions/requests': () => ({ items: [], older: null, newer: null }) });
  const { router } = openUsage();
  await userEvent.click((await transactions()).getByRole('link', { name: 'Request 0b9f4c1e…' }));
  expect(router.state.location.search).toBe(`?tab=requests&request=${line.request_id}`);
  expect(await screen.findByText('No request has this id')).toBeTruthy();
});

it('turns pages of fifty that do not shift when lines are written', async () => {
  const lines = aHistory(120);
  const api = serveApi(fakeLedger(lines));
  const { router } = openUsage();
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
  openUsage();
  await transactions();
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Purchases');
  expect(await screen.findByText('Loading your transactions')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Transactions' })).toBeNull();
});

it('shows the last page when a link asks for one beyond it', async () => {
  serveApi(fakeLedger(aHistory(60)));
  openUsage('?page=9');
  expect(await screen.findByText('51–60 of 60')).toBeTruthy();
});

it('clears the list while the history fails to load', async () => {
  let isDown = false;
  const ledger = fakeLedger(aHistory(60));
  serveApi({
    ...ledger,
    [PAGE]: (call) => (isDown ? loseConnection() : ledger[PAGE](call)),
  });
  openUsage();
  await transactions();

  isDown = true;
  await userEvent.click(button('Next'));
  expect(await screen.findByText('Failed to load transaction history')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Transactions' })).toBeNull();

  isDown = false;
  await userEvent.click(within(historyRegion()).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('line_1')).toBeTruthy();
});
