import { serveApi } from '@declic/openapi/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CREDITS, USAGE } from '../testing/endpoints';
import { fakeLedger } from '../testing/fake-ledger';
import { openUsage } from '../testing/usage-page';
import { someCreditHistory } from '../testing/usage-factories';
import { clearStubs, withoutLayout } from '../testing/without-layout';
import { loader } from './usage.route';

const EXTENT = 'GET /api/accounts/ledger/extent';
const PARTS = [USAGE, CREDITS, EXTENT] as const;

beforeEach(withoutLayout);
afterEach(clearStubs);

function serveUsage() {
  const api = serveApi({ ...fakeLedger([]), [USAGE]: () => [], [CREDITS]: () => someCreditHistory([500, 420]) });
  return { api, countCalls: () => PARTS.map((call) => api.callsTo(call).length) };
}

it('asks for each part once, at the moment that the page shows', async () => {
  const { countCalls } = serveUsage();
  openUsage();
  await screen.findByText('No usage in this period');
  await screen.findByRole('img', { name: /500 credits/ });
  expect(countCalls()).toEqual([1, 1, 1]);
});

it('asks before it is shown, and anew when it is opened again', async () => {
  const { countCalls } = serveUsage();
  openUsage();
  await screen.findByText('No usage in this period');
  cleanup();
  const before = countCalls();

  const args: Partial<LoaderFunctionArgs> = { request: new Request(new URL('/usage', location.origin)) };
  loader(args as LoaderFunctionArgs); // the rest is not read
  await expect.poll(countCalls).toEqual(before.map((count) => count + 1));
});

it('asks for nothing when only the page of the history changes, and again on Refresh', async () => {
  const { countCalls } = serveUsage();
  const { router } = openUsage();
  await screen.findByText('No usage in this period');
  await act(() => router.navigate('/usage?page=2'));
  expect(countCalls()).toEqual([1, 1, 1]);

  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await expect.poll(countCalls).toEqual([2, 2, 2]);
});
