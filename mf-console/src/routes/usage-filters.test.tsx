import { serveApi } from '@declic/openapi/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CREDITS, USAGE } from '../testing/endpoints';
import { aHistory, EXTENT, openUsage, PAGE, transactions } from '../testing/usage-page';
import { clearStubs, withoutLayout } from '../testing/without-layout';
import { fakeLedger } from '../testing/fake-ledger';
import { aLedgerEntry } from '../testing/usage-factories';

beforeEach(withoutLayout);
afterEach(clearStubs);

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

it('keeps filter and period in the address, and asks everything for them', async () => {
  const api = serveApi(fakeLedger(aHistory(3)));
  const { router } = openUsage('?page=2');
  await transactions();
  expect(api.callsTo(PAGE)[0]?.url.searchParams.has('p_start_date')).toBe(false);

  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Tools');
  expect(router.state.location.search).toBe('?type=tools');
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'This month');
  expect(router.state.location.search).toBe('?type=tools&period=thismonth');

  await expect.poll(() => api.callsTo(EXTENT).at(-1)?.url.searchParams.get('p_filter_type')).toBe('tools');
  for (const name of [USAGE, CREDITS, EXTENT, PAGE] as const) {
    await expect.poll(() => api.callsTo(name).at(-1)?.url.searchParams.get('p_end_date')).toMatch(/T/);
  }
  await userEvent.selectOptions(screen.getByLabelText('Transactions from'), 'All time');
  expect(router.state.location.search).toBe('?type=tools&period=thismonth&history=all');
  await expect.poll(() => api.callsTo(EXTENT).at(-1)?.url.searchParams.has('p_end_date')).toBe(false);
});

it('says that nothing is in a period, and leads to all time', async () => {
  serveApi({ ...fakeLedger([aLedgerEntry({ id: '1', ts: '2020-01-01T00:00:00.000Z' })]), [USAGE]: () => [] });
  openUsage('?period=today');
  expect(await screen.findByText('No usage in this period')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Show all time' }));
  expect((await transactions()).getByText('email_validate')).toBeTruthy();
});

it('chooses the days of a custom period in a calendar', async () => {
  serveApi(fakeLedger([]));
  const { router } = openUsage('?period=custom&from=2026-11-02&to=2026-11-03');
  await userEvent.click(await screen.findByRole('button', { name: /Nov 2 – 3, 2026/ }));
  await screen.findByRole('grid');
  await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{Enter}');
  await userEvent.click(button('Apply'));

  await expect.poll(() => router.state.location.search).toBe('?period=custom&from=2026-10-27&to=2026-10-29');
  const days = await screen.findByRole('button', { name: /Oct 27 – 29, 2026/ });
  await expect.poll(() => document.activeElement).toBe(days);
});
