import { serveApi } from '@declic/openapi/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CREDITS, USAGE } from '../testing/endpoints';
import { openUsage } from '../testing/usage-page';
import { clearStubs, withoutLayout } from '../testing/without-layout';
import { someStats } from '@declic/openapi/factories';
import { fakeLedger } from '../testing/fake-ledger';
import { aUsageRow, someCreditHistory, someLedgerEntries } from '../testing/usage-factories';

beforeEach(withoutLayout);
afterEach(clearStubs);

it('asks for the last 24 hours of everything, and shows uses, credits and shares as text', async () => {
  const api = serveApi({
    ...fakeLedger(someLedgerEntries()),
    [USAGE]: () => [
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
  openUsage();

  const went = within(await screen.findByRole('region', { name: 'Where credits went' }));
  const [dearest, other] = went.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(dearest).toBe('Validate an email address API action30 credits30 uses75%');
  expect(other).toBe('Flow Content Tool10 credits2 uses25%');
  expect(
    within(screen.getByRole('region', { name: 'Where credits came from' })).getByText('+500 credits'),
  ).toBeTruthy();
  expect(screen.getByText('Credits used').parentElement?.textContent).toBe('Credits used40');

  const query = api.callsTo(USAGE)[0]?.url.searchParams;
  const start = Date.parse(query?.get('p_start_date') ?? '');
  expect(Math.abs(Date.now() - 86_400_000 - start)).toBeLessThan(60_000);
  expect([query?.get('p_end_date'), query?.get('p_filter_type')]).toEqual([null, 'all']);
});

it('draws the credits over time, with the same in a table', async () => {
  serveApi({ ...fakeLedger([]), [CREDITS]: () => someCreditHistory([500, 500, 420]) });
  openUsage();
  expect(await screen.findByRole('img', { name: /500 credits at the start, 420 at the end/ })).toBeTruthy();
  await userEvent.click(screen.getByText('Show the numbers'));
  const rows = within(await screen.findByRole('table', { name: 'Credits over time' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent?.slice(-3))).toEqual(['its', '500', '420']);
});

it('has no chart of a period that is yet to come', async () => {
  serveApi({ ...fakeLedger([]), [CREDITS]: () => [] });
  openUsage('?period=custom&from=2099-01-01&to=2099-01-31');
  expect(await screen.findByText('This period has not begun.')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /credits/i })).toBeNull();
});

it('says how to get credits to those who have none', async () => {
  serveApi({ ...fakeLedger([]), 'GET /api/accounts/stats': () => someStats({ credit_balance_total: 0 }) });
  openUsage();
  expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe('/account');
});
