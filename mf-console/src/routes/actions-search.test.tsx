import { serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { remote } from '../remote';
import { CATALOGUE } from '../testing/endpoints';
import { pageReplies } from '../testing/page-replies';

const AFTER_DEBOUNCE_MS = 450;

let api: ReturnType<typeof serveApi>;

beforeEach(() => {
  api = serveApi(pageReplies());
});

afterEach(cleanup);

async function open(search = '') {
  const { router } = renderRemote(remote, { url: `/actions${search}`, session: aSession() });
  await screen.findByText('1 credit');
  await screen.findByRole('option', { name: 'Sales' });
  return router;
}

const searchField = () => screen.getByLabelText<HTMLInputElement>('Search');
const categoryField = () => screen.getByLabelText<HTMLSelectElement>('Category');
const debounce = () => act(() => wait(AFTER_DEBOUNCE_MS));

it('keeps a category that is chosen before the typed text is searched for', async () => {
  const router = await open();
  await userEvent.type(searchField(), 'mail');
  await userEvent.selectOptions(categoryField(), 'Sales');

  expect(router.state.location.search).toBe('?search=mail&category=Sales');
  await debounce();
  expect(router.state.location.search).toBe('?search=mail&category=Sales');
  expect([searchField().value, categoryField().value]).toEqual(['mail', 'Sales']);
  expect(api.callsTo(CATALOGUE).map(({ url }) => url.search)).toEqual(['', '?search=mail&category=Sales']);
});

it('searches for text that is typed right after a category is chosen, within that category', async () => {
  const router = await open();
  await userEvent.selectOptions(categoryField(), 'Sales');
  await userEvent.type(searchField(), 'mail');

  await expect.poll(() => router.state.location.search).toBe('?search=mail&category=Sales');
});

it.each(['/usage', '/nowhere'])(
  'leaves no search text on %s when the catalogue is left before the search',
  async (path) => {
    const router = await open();
    await userEvent.type(searchField(), 'lead');
    await act(() => router.navigate(path));
    await debounce();

    expect([router.state.location.pathname, router.state.location.search]).toEqual([path, '']);
  },
);

it('leaves no search text on the previous page when the visitor goes back before the search', async () => {
  const router = await open();
  await act(() => router.navigate('/nowhere'));
  await act(() => router.navigate('/actions'));
  await userEvent.type(await screen.findByLabelText('Search'), 'lead');
  await act(() => router.navigate(-1));
  await debounce();

  expect([router.state.location.pathname, router.state.location.search]).toEqual(['/nowhere', '']);
});

it('follows the address in both fields, back and forward', async () => {
  const router = await open();
  await userEvent.type(searchField(), 'mail');
  await expect.poll(() => router.state.location.search).toBe('?search=mail');
  await userEvent.selectOptions(categoryField(), 'Sales');
  await act(() => router.navigate('/actions?search=lead'));
  expect([searchField().value, categoryField().value]).toEqual(['lead', 'all']);

  await act(() => router.navigate(-1));
  expect([searchField().value, categoryField().value]).toEqual(['mail', 'Sales']);
  await act(() => router.navigate(-1));
  expect([searchField().value, categoryField().value]).toEqual(['mail', 'all']);
  await act(() => router.navigate(2));
  await debounce();
  expect(router.state.location.search).toBe('?search=lead');
  expect([searchField().value, categoryField().value]).toEqual(['lead', 'all']);
});

it('does not search for text that going back has replaced', async () => {
  const router = await open('?search=mail');
  await act(() => router.navigate('/actions?search=lead'));
  await userEvent.type(searchField(), 's');
  await act(() => router.navigate(-1));
  await debounce();

  expect(router.state.location.search).toBe('?search=mail');
  expect(searchField().value).toBe('mail');
});

it('does not search for text that "Clear filters" has removed', async () => {
  api = serveApi({ ...pageReplies(), [CATALOGUE]: () => [] });
  const { router } = renderRemote(remote, { url: '/actions?category=Sales', session: aSession() });
  const clear = await screen.findByRole('button', { name: 'Clear filters' });
  await userEvent.type(searchField(), 'lead');
  await userEvent.click(clear);
  await debounce();

  expect(router.state.location.search).toBe('');
  expect(searchField().value).toBe('');
});
