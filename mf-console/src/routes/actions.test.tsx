import { neverAnswer, refuse, serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { remote } from '../remote';
import { somePlans } from '../testing/billing-factories';
import { CATALOGUE, EMPTY_SEARCH, USAGE } from '../testing/endpoints';
import { anAction } from '../testing/factories';

afterEach(cleanup);

const PUBLIC = 'GET /api/actions/public-catalogue';
const FAVORITES = 'GET /api/actions/favorites';
const around = {
  'GET /api/actions/categories': () => ['Data quality', 'Sales'],
  [FAVORITES]: () => [],
  [EMPTY_SEARCH]: () => undefined,
  'GET /api/accounts/plans': somePlans,
  [USAGE]: () => [],
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
  serveApi({ ...around, [CATALOGUE]: () => [measured, anAction()] });
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
  serveApi({ ...around, [CATALOGUE]: neverAnswer });
  open();
  expect(await screen.findAllByTestId('action-skeleton')).toHaveLength(6);
});

it('searches after a pause, for what is in the address', async () => {
  const api = serveApi({ ...around, [CATALOGUE]: () => [anAction()] });
  const { router } = open();
  await screen.findByText('1 credit');
  await userEvent.type(screen.getByLabelText('Search'), ' mail ');

  await expect.poll(() => router.state.location.search).toBe('?search=mail');
  await expect
    .poll(() => api.callsTo(CATALOGUE).map(({ url }) => url.searchParams.get('search')))
    .toEqual([null, 'mail']);
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe(' mail ');
});

it('narrows to a category', async () => {
  const api = serveApi({ ...around, [CATALOGUE]: () => [anAction()] });
  const { router } = open();
  await screen.findByRole('option', { name: 'Sales' });
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Sales');

  expect(router.state.location.search).toBe('?category=Sales');
  await expect.poll(() => api.callsTo(CATALOGUE).at(-1)?.url.searchParams.get('category')).toBe('Sales');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'All Categories');
  expect(router.state.location.search).toBe('');
});

it('echoes what was not found, and clears the filters', async () => {
  serveApi({ ...around, [CATALOGUE]: ({ url }) => (new URL(url).searchParams.get('search') ? [] : [anAction()]) });
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
  serveApi({ ...around, [CATALOGUE]: ({ url }) => (new URL(url).searchParams.get('search') ? [] : [anAction()]) });
  open();
  const status = await screen.findByText('1 action');
  expect(status.getAttribute('role')).toBe('status');

  await userEvent.type(screen.getByLabelText('Search'), 'teleport');
  await expect.poll(() => status.textContent).toBe('No action found');
  expect(status.isConnected).toBe(true);
});

it('falls back to the public view when the full one fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  serveApi({ ...around, [CATALOGUE]: refuse({ status: 500 }), [PUBLIC]: () => [anAction()] });
  open();
  expect(await screen.findByText('1 credit')).toBeTruthy();
});

it('shows the failure of both views until one succeeds', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isDown = true;
  const reply = () => (isDown ? refuse({ status: 503 })() : [anAction()]);
  serveApi({ ...around, [CATALOGUE]: reply, [PUBLIC]: reply });
  open();
  expect(await screen.findByText('Failed to load actions. Please try again.')).toBeTruthy();

  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 credit')).toBeTruthy();
});

const aFavorite = (slug: string) => ({ action_slug: slug, created_at: '2026-11-20T12:00:00.000Z' });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const three = ['Carrot', 'Apple', 'Banana'].map((title) => anAction({ slug: title.toLowerCase(), title }));

it('opens the playground of an action', async () => {
  serveApi({ ...around, [CATALOGUE]: () => [anAction()] });
  open();
  const link = await screen.findByRole('link', { name: 'Validate an email address' });
  expect(link.getAttribute('href')).toBe('/actions/email_validate/playground');
});

it('sorts by title, favorites first', async () => {
  serveApi({ ...around, [CATALOGUE]: () => three, [FAVORITES]: () => [aFavorite('banana')] });
  open();
  await screen.findByRole('button', { name: 'Favorite: Banana', pressed: true });
  expect(titles()).toEqual(['Banana', 'Apple', 'Carrot']);
});

it('sorts by title when the favorites are away', async () => {
  serveApi({ ...around, [CATALOGUE]: () => three, [FAVORITES]: refuse({ status: 500 }) });
  open();
  await screen.findByText('Apple');
  expect(titles()).toEqual(['Apple', 'Banana', 'Carrot']);
});

it('shows favorites only, and all again, by the address', async () => {
  serveApi({ ...around, [CATALOGUE]: () => three, [FAVORITES]: () => [aFavorite('banana')] });
  const { router } = open();
  await screen.findByText('Apple');
  await userEvent.click(screen.getByRole('button', { name: 'Show Favorites' }));
  expect(router.state.location.search).toBe('?favorites=1');
  await expect.poll(titles).toEqual(['Banana']);
  await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
  await expect.poll(titles).toHaveLength(3);
});

it('says how to add a favorite where there is none', async () => {
  serveApi({ ...around, [CATALOGUE]: () => three });
  open('?favorites=1');
  expect(await screen.findByText('No favorites yet')).toBeTruthy();
  expect(screen.getByText('Click the heart icon on any action to add it to your favorites.')).toBeTruthy();
});

it('marks a favorite at once, and takes the mark away', async () => {
  const saved = new Set<string>();
  const api = serveApi({
    ...around,
    [CATALOGUE]: () => three,
    [FAVORITES]: () => [...saved].map(aFavorite),
    'PUT /api/actions/favorites/{slug}': ({ params }) => void saved.add(params.slug),
    'DELETE /api/actions/favorites/{slug}': ({ params }) => void saved.delete(params.slug),
  });
  open();
  const heart = () => screen.getByRole('button', { name: 'Favorite: Carrot' });
  await screen.findByText('Carrot');
  await userEvent.click(heart());
  expect(heart().getAttribute('aria-pressed')).toBe('true');
  expect(titles()[0]).toBe('Carrot');
  expect(await screen.findByText('Added to favorites')).toBeTruthy();
  await userEvent.click(heart());
  expect(await screen.findByText('Removed from favorites')).toBeTruthy();
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  expect(api.callsTo('DELETE /api/actions/favorites/{slug}')).toHaveLength(1);
});

it('takes a mark back that could not be saved', async () => {
  serveApi({ ...around, [CATALOGUE]: () => three, 'PUT /api/actions/favorites/{slug}': refuse({ status: 503 }) });
  open();
  await screen.findByText('Carrot');
  await userEvent.click(screen.getByRole('button', { name: 'Favorite: Carrot' }));
  expect(await screen.findByText('Failed to update favorites. Please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Favorite: Carrot' }).getAttribute('aria-pressed')).toBe('false');
});

it('records a search that finds nothing, once', async () => {
  const api = serveApi({ ...around, [CATALOGUE]: () => [] });
  open('?search=teleport&category=Sales');
  await screen.findByText('Action not available yet');
  await expect
    .poll(() => api.callsTo(EMPTY_SEARCH).map(({ body }) => body))
    .toEqual([{ search_query: 'teleport', filters: { category: 'Sales', showFavorites: false } }]);
});

it.each([
  ['no search', '', () => []],
  ['a category alone', '?category=Sales', () => []],
  ['a search that finds something', '?search=car', () => three],
])('records nothing for %s', async (_, search, answer) => {
  const api = serveApi({ ...around, [CATALOGUE]: answer });
  open(search);
  await screen.findByText(answer().length === 0 ? 'Action not available yet' : 'Carrot');
  expect(api.callsTo(EMPTY_SEARCH)).toEqual([]);
});

it('does not mind when the empty search cannot be recorded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  serveApi({ ...around, [CATALOGUE]: () => [], [EMPTY_SEARCH]: refuse({ status: 500 }) });
  open('?search=teleport');
  expect(await screen.findByText('Action not available yet')).toBeTruthy();
  await expect.poll(() => warn.mock.calls.length).toBe(1);
});

it('says that the favorites cannot be shown when they fail to load, and records nothing', async () => {
  const api = serveApi({ ...around, [CATALOGUE]: () => three, [FAVORITES]: refuse({ status: 500 }) });
  open('?search=car&favorites=1');
  expect(await screen.findByText('Failed to load actions. Please try again.')).toBeTruthy();
  expect(api.callsTo(EMPTY_SEARCH)).toEqual([]);
});

it('shows the last of two presses of a heart while both are saved', async () => {
  const saved = new Set<string>();
  const first = Promise.withResolvers<undefined>();
  const api = serveApi({
    ...around,
    [CATALOGUE]: () => three,
    [FAVORITES]: () => [...saved].map(aFavorite),
    'PUT /api/actions/favorites/{slug}': async ({ params }) => {
      await first.promise;
      saved.add(params.slug);
    },
    'DELETE /api/actions/favorites/{slug}': ({ params }) => void saved.delete(params.slug),
  });
  open();
  const heart = () => screen.getByRole('button', { name: 'Favorite: Carrot' });
  await screen.findByText('Carrot');
  await userEvent.click(heart());
  await userEvent.click(heart());
  const states: (string | null)[] = [];
  const watch = new MutationObserver(() => states.push(heart().getAttribute('aria-pressed')));
  watch.observe(document.body, { attributes: true, subtree: true, childList: true });
  first.resolve(undefined);
  await expect.poll(() => api.callsTo('DELETE /api/actions/favorites/{slug}')).toHaveLength(1);
  await screen.findByText('Removed from favorites');
  watch.disconnect();
  expect(states).not.toContain('true');
});
