import { expect, it } from 'vitest';
import { sessionFacts } from '../../testing/a-session';
import type { SessionEntity } from './session.entity';
import { toSessionPage } from './to-session-page';

const now = new Date();
const seats = { capacity: 10, taken: 0, afterCapacity: 8, afterTaken: 0 } as SessionEntity['seats']; // what is shown of it
const listed = (name: string, count: number, facts: Partial<SessionEntity>): SessionEntity[] =>
  Array.from({ length: count }, (_, place) => ({ ...sessionFacts(facts), id: `${name} ${place + 1}`, seats }));

const over = { startUtc: new Date(now.getTime() - 7_200_000), replayUrl: 'https://x.test/r' };
const replays = [...listed('replay', 13, { status: 'replay' }), ...listed('over', 1, over)];
const ahead = listed('ahead', 186, {});
const sessions = [...replays, ...ahead];
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
const page = (number?: number) => ids(toSessionPage(sessions, now, number).items);

it('has twelve of 200 on a page, the next ones first', () => {
  expect(page(1)).toEqual(ids(ahead.slice(0, 12)));
  expect(toSessionPage(sessions, now, 1).pages).toBe(17);
});

it('goes on with the latest replays, and reaches each session once', () => {
  expect(page(16).slice(5, 8)).toEqual(['ahead 186', 'over 1', 'replay 13']);
  const all = Array.from({ length: 17 }, (_, place) => page(place + 1)).flat();
  expect(new Set(all).size).toBe(200);
  expect(all).toHaveLength(200);
});

it('is empty after the last page, and has all of them in their order without a page', () => {
  expect(page(18)).toEqual([]);
  expect(page()).toEqual(ids(sessions));
  expect(toSessionPage([], now)).toEqual({ items: [], pages: 1 });
});
