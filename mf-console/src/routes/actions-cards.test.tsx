import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { actionsNamed, openCatalogue } from '../testing/catalogue-page';

afterEach(cleanup);

const titles = Array.from({ length: 30 }, (_, place) => `Action ${String(place).padStart(2, '0')}`);
const actions = actionsNamed(...titles);
// Not by role: to look 30 cards up that way takes longer than to show them.
const cards = () => [...document.querySelectorAll<HTMLElement>('ul:not([hidden]) > [data-slug]:not([hidden])')];
const shownTitles = () => cards().map((card) => card.querySelector('h2')?.textContent);

function open() {
  return openCatalogue(actions, {
    'POST /api/actions/empty-searches': () => undefined,
    'GET /api/actions/catalogue': ({ url }) => {
      const search = new URL(url).searchParams.get('search') ?? '';
      return actions.filter(({ title }) => title.includes(search));
    },
  });
}

it('shows all cards of a long list, the same ones after a search that finds few and one that finds none', async () => {
  const { router } = open();
  await expect.poll(shownTitles, { timeout: 20_000 }).toEqual(titles);
  const [first, last] = [cards()[0], cards().at(-1)];

  await act(() => router.navigate('/actions?search=9'));
  await expect.poll(shownTitles, { timeout: 10_000 }).toEqual(titles.filter((title) => title.endsWith('9')));
  await act(() => router.navigate('/actions?search=teleport'));
  await expect.poll(() => cards().length, { timeout: 10_000 }).toBe(0);
  await act(() => router.navigate('/actions'));
  await expect.poll(() => cards().length, { timeout: 10_000 }).toBe(titles.length);
  expect(cards()[0]).toBe(first);
  expect(cards().at(-1)).toBe(last);
}, 40_000);
