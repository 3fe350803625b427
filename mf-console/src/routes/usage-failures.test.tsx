import { loseConnection, neverAnswer, refuse, serveApi } from '@declic/openapi/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CREDITS, USAGE } from '../testing/endpoints';
import { aHistory, EXTENT, openUsage } from '../testing/usage-page';
import { clearStubs, withoutLayout } from '../testing/without-layout';
import { fakeLedger } from '../testing/fake-ledger';
import { aUsageRow } from '../testing/usage-factories';

beforeEach(withoutLayout);
afterEach(clearStubs);

it('says what is wrong with the usage and the chart, each by itself', async () => {
  let isDown = true;
  serveApi({
    ...fakeLedger(aHistory(1)),
    [USAGE]: () => (isDown ? loseConnection() : [aUsageRow()]),
    [CREDITS]: loseConnection,
  });
  openUsage();
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
    [USAGE]: refuse({ status: 400, title: 'The period ends before it begins.' }),
    [EXTENT]: refuse({ status: 400, title: 'The ledger is being moved.' }),
  });
  openUsage();
  expect(await screen.findByText('The period ends before it begins.')).toBeTruthy();
  expect(await screen.findByText('The ledger is being moved.')).toBeTruthy();
});

it('announces what is loading', async () => {
  serveApi({ ...fakeLedger([]), [USAGE]: neverAnswer, [CREDITS]: neverAnswer, [EXTENT]: neverAnswer });
  openUsage();
  expect(await screen.findByText('Loading your usage')).toBeTruthy();
  expect(screen.getByText('Loading your credits over time')).toBeTruthy();
  expect(screen.getByText('Loading your transactions')).toBeTruthy();
});
