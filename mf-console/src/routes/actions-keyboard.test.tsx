import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aDefinition } from '../testing/a-definition';
import { actionsNamed, openCatalogue } from '../testing/catalogue-page';

const COLUMNS = '300px 300px 300px';

beforeEach(() => {
  const read = window.getComputedStyle.bind(window);
  // There is no layout here: the grid has the columns of a wide screen.
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) =>
    element.tagName === 'UL' && element.getAttribute('aria-label') === 'Actions'
      ? ({ gridTemplateColumns: COLUMNS } as CSSStyleDeclaration) // what is read of it
      : read(element, pseudo),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

async function open() {
  const opened = openCatalogue(actionsNamed('A', 'B', 'C', 'D', 'E', 'F', 'G'), {
    'GET /v1/actions/{slug}': () => aDefinition(),
  });
  // The last one: cards are shown a few per frame.
  await screen.findByRole('link', { name: 'G' });
  return opened;
}

const search = () => screen.getByLabelText<HTMLInputElement>('Search');
const focused = () => document.activeElement?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);

it('moves between cards by row and column', async () => {
  await open();
  act(() => screen.getByRole('link', { name: 'A' }).focus());
  const path: (string | null | undefined)[] = [];
  for (const key of ['Right', 'Down', 'Left', 'Up', 'Left']) {
    await press(`{Arrow${key}}`);
    path.push(focused());
  }
  expect(path).toEqual(['B', 'E', 'D', 'A', 'A']);
  await press('{End}');
  expect(focused()).toBe('G');
  await press('{ArrowDown}');
  expect(focused()).toBe('G');
  await press('{Home}');
  expect(focused()).toBe('A');
});

it('stops the Tab key at one card, the one that had the focus last', async () => {
  await open();
  const stops = () => screen.getAllByRole('link').filter((link) => link.matches('[data-card-link][tabindex="0"]'));
  expect(stops().map(({ textContent }) => textContent)).toEqual(['A']);
  act(() => screen.getByRole('link', { name: 'A' }).focus());
  await press('{ArrowDown}');
  expect(stops().map(({ textContent }) => textContent)).toEqual(['D']);
});

it('opens the card with Enter', async () => {
  const { router } = await open();
  act(() => screen.getByRole('link', { name: 'A' }).focus());
  await press('{ArrowRight}{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/actions/b/playground');
});

it('goes to the search with /, and from there to the cards', async () => {
  await open();
  await press('/');
  expect(document.activeElement).toBe(search());
  expect(search().value).toBe('');
  await press('{ArrowDown}');
  expect(focused()).toBe('A');
  await press('{Escape}');
  expect(document.activeElement).toBe(search());
});

it('leaves / to what is being typed, and to other shortcuts', async () => {
  await open();
  await userEvent.type(search(), 'a/b');
  expect(search().value).toBe('a/b');
  act(() => screen.getByLabelText('Category').focus());
  await press('/');
  expect(document.activeElement).toBe(screen.getByLabelText('Category'));
  act(() => screen.getByRole('link', { name: 'A' }).focus());
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  expect(focused()).toBe('A');
});

it('clears the search with Escape', async () => {
  const { router } = await open();
  await userEvent.type(search(), 'lead');
  await expect.poll(() => router.state.location.search).toBe('?search=lead');
  await press('{Escape}');
  expect(search().value).toBe('');
  await expect.poll(() => router.state.location.search).toBe('');
});
