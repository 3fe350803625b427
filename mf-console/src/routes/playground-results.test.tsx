import type { Schemas } from '@declic/openapi/actions';
import { loseConnection, type Reply, serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { remote } from '../remote';
import { aDefinition } from '../testing/a-definition';
import { someStats } from '@declic/openapi/factories';
import { REQUESTS, RUN } from '../testing/endpoints';
import { anAction } from '../testing/factories';
import { fakeLedger } from '../testing/fake-ledger';
import { aRequest } from '../testing/usage-factories';
import { clearStubs, withoutLayout } from '../testing/without-layout';

beforeEach(withoutLayout);
afterEach(clearStubs);

const result: Schemas['TestResult'] = {
  status: 200,
  data: { engine: 'template', note_md: '# Bread\n\nIs good.' },
  error: null,
  cost: 2,
  balance: 497,
  duration_ms: 12.4,
  request_id: 'req_of_bread',
  warnings: [],
  problem: null,
  retry_after: null,
  is_replay: false,
  rate_limit: null,
};

async function execute(answer: Reply<typeof RUN>) {
  const api = serveApi({
    ...fakeLedger([]),
    'GET /v1/actions/{slug}': () => aDefinition(),
    'GET /api/accounts/stats': () => someStats(),
    'GET /api/actions/catalogue': () => [anAction()],
    [REQUESTS]: () => ({ items: [aRequest({ request_id: 'req_of_bread' })], older: null, newer: null }),
    [RUN]: answer,
  });
  const { router } = renderRemote(remote, { url: '/actions/write_note/playground', session: aSession() });
  await userEvent.type(await screen.findByLabelText(/^API key/), 'dc_live_x');
  await userEvent.type(screen.getByLabelText(/^Topic/), 'Bread');
  await userEvent.click(screen.getByRole('button', { name: 'Execute' }));
  return { api, router };
}

it('opens the request of a result among the requests of the account', async () => {
  const { api, router } = await execute(() => result);
  await userEvent.click(await screen.findByRole('link', { name: 'req_of_bread' }));
  await expect.poll(() => router.state.location.search).toBe('?tab=requests&request=req_of_bread');
  const table = within(await screen.findByRole('table', { name: 'Requests' }));
  expect(table.getAllByRole('row')).toHaveLength(2);
  expect(api.callsTo(REQUESTS).at(-1)?.url.searchParams.get('request_id')).toBe('req_of_bread');
});

it('shows the text of an answer as it is read', async () => {
  await execute(() => result);
  const pane = await screen.findByRole('group', { name: 'Result' });
  expect(await within(pane).findByRole('heading', { name: 'Bread' })).toBeTruthy();
  expect(within(pane).getByRole('tab', { name: 'JSON' })).toBeTruthy();
});

it('says in the place of the result that no answer came, and where to look', async () => {
  await execute(loseConnection);
  expect(await screen.findByText('No answer')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open your requests' })).toBeTruthy();
});
