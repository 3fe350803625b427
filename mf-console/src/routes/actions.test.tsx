import { neverAnswer, refuse, serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { remote } from '../remote';
import { anAction } from '../testing/factories';

afterEach(cleanup);

const FULL = 'GET /api/actions/catalogue';
const PUBLIC = 'GET /api/actions/public-catalogue';
const around = {
  'GET /api/actions/categories': () => ['Data quality', 'Sales'],
};

const open = (search = '') => renderRemote(remote, { url: `/actions${search}`, session: aSession() });

it('lists the actions with what they cost, and only what was measured', async () => {
  const measured = anAction({
    slug: 'score_leads',
    title: 'Score leads',
    credit_cost: 3,
    health_status: 'healthy',
    p95_latency_ms_24h: 1249,
    success_rate_24h: 0.987,
  });
  serveApi({ ...around, [FULL]: () => [measured, anAction()] });
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Actions Catalog' })).toBeTruthy();
  expect(screen.getByText('Discover and explore available automated workflows.')).toBeTruthy();
  expect(await screen.findByText('1 credit')).toBeTruthy();
  expect(screen.getByText('3 credits')).toBeTruthy();
  expect(screen.getAllByText('Healthy')).toHaveLength(1);
  expect(screen.getByText('P95 1.2 s')).toBeTruthy();
  expect(screen.getByText('Success 98.7%')).toBeTruthy();
  expect(screen.queryByText(/Verified/)).toBeNull();
});

it('shows six skeletons while loading', async () => {
  serveApi({ ...around, [FULL]: neverAnswer });
  open();
  expect(await screen.findAllByTestId('action-skeleton')).toHaveLength(6);
});

it('searches after a pause, for what is in the address', async () => {
  const api = serveApi({ ...around, [FULL]: () => [anAction()] });
  const { router } = open();
  await screen.findByText('1 credit');
  await userEvent.type(screen.getByLabelText('Search'), ' mail ');

  await expect.poll(() => router.state.location.search).toBe('?search=mail');
  await expect.poll(() => api.callsTo(FULL).map(({ url }) => url.searchParams.get('search'))).toEqual([null, 'mail']);
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe(' mail ');
});

it('narrows to a category', async () => {
  const api = serveApi({ ...around, [FULL]: () => [anAction()] });
  const { router } = open();
  await screen.findByRole('option', { name: 'Sales' });
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Sales');

  expect(router.state.location.search).toBe('?category=Sales');
  await expect.poll(() => api.callsTo(FULL).at(-1)?.url.searchParams.get('category')).toBe('Sales');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'All Categories');
  expect(router.state.location.search).toBe('');
});

it('echoes what was not found, and clears the filters', async () => {
  serveApi({ ...around, [FULL]: ({ url }) => (new URL(url).searchParams.get('search') ? [] : [anAction()]) });
  const { router } = open('?search=teleport');

  expect(await screen.findByText('Action not available yet')).toBeTruthy();
  expect(screen.getByText(/“teleport”/)).toBeTruthy();
  expect(
    screen.getByText(/Meanwhile, explore our existing actions or contact us for specific requirements\./),
  ).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('1 credit')).toBeTruthy();
  expect(router.state.location.search).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

it('says in the same place how many there are, and that there are none', async () => {
  serveApi({ ...around, [FULL]: ({ url }) => (new URL(url).searchParams.get('search') ? [] : [anAction()]) });
  open();
  const status = await screen.findByText('1 action');
  expect(status.getAttribute('role')).toBe('status');

  await userEvent.type(screen.getByLabelText('Search'), 'teleport');
  await expect.poll(() => status.textContent).toBe('No action found');
  expect(status.isConnected).toBe(true);
});

it('falls back to the public view when the full one fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  serveApi({ ...around, [FULL]: refuse({ status: 500 }), [PUBLIC]: () => [anAction()] });
  open();
  expect(await screen.findByText('1 credit')).toBeTruthy();
});

it('shows the failure of both views until one succeeds', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isDown = true;
  const reply = () => (isDown ? refuse({ status: 503 })() : [anAction()]);
  serveApi({ ...around, [FULL]: reply, [PUBLIC]: reply });
  open();
  expect(await screen.findByText('Failed to load actions. Please try again.')).toBeTruthy();

  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 credit')).toBeTruthy();
});
