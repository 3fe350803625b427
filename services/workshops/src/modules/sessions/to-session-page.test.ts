import { expect, it } from 'vitest';
import { toSessionPage } from './to-session-page';

const replays = Array.from({ length: 14 }, (_, place) => ({ id: `replay ${place + 1}`, status: 'replay' }));
const ahead = Array.from({ length: 186 }, (_, place) => ({ id: `ahead ${place + 1}`, status: 'upcoming' }));
const sessions = [...replays, ...ahead];
const page = (number: number) => toSessionPage(sessions, number).items.map(({ id }) => id);

it('has twelve of 200 on a page, the next ones first', () => {
  expect(page(1)).toEqual(ahead.slice(0, 12).map(({ id }) => id));
  expect(toSessionPage(sessions, 1).pages).toBe(17);
});

it('goes on with the latest replays, and reaches each session once', () => {
  expect(page(16).slice(5, 8)).toEqual(['ahead 186', 'replay 14', 'replay 13']);
  const all = Array.from({ length: 17 }, (_, place) => page(place + 1)).flat();
  expect(new Set(all).size).toBe(200);
  expect(all).toHaveLength(200);
});

it('is empty after the last page, and has all of them in their order without a page', () => {
  expect(page(18)).toEqual([]);
  expect(toSessionPage(sessions).items).toEqual(sessions);
  expect(toSessionPage([])).toEqual({ items: [], pages: 1 });
});
