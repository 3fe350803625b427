import { expect, it } from 'vitest';
import { costGoals, formatGoals, headingGoal, isHeld } from './goals.ts';
import type { PageCost } from './report.ts';

const traffic = (javascriptBytes: number, remoteRequests: number) => ({
  javascriptBytes,
  requests: 20,
  remoteRequests,
});
const cost = (remoteRequests: number, roundTrips: number): PageCost => ({
  traffic: [traffic(140_000, remoteRequests), traffic(120_000, 0)],
  roundTrips: [
    { count: roundTrips, asked: [] },
    { count: 2, asked: [] },
  ],
});
const line = { page: '/en/', protocol: 'h2', latency: 40 } as const;

it('compares medians of headings', () => {
  expect(isHeld(headingGoal({ ...line, times: [[100, 105, 900], [100]] }))).toBe(true);
  expect(isHeld(headingGoal({ ...line, times: [[100, 106, 106], [100]] }))).toBe(false);
});

it('allows a signed-in page one round trip more', () => {
  const held = (isPublic: boolean) => costGoals('/usage', cost(3, 4), { isPublic }).map(isHeld);
  expect(held(true)).toEqual([true, true, false]);
  expect(held(false)).toEqual([true, true, true]);
});

it('says of each goal whether it is held', () => {
  expect(formatGoals(costGoals('/batch', cost(4, 2), { isPublic: true })).split('\n')).toEqual([
    expect.stringMatching(/^held   more JavaScript on \/batch +20, goal <= 20 kB$/),
    expect.stringMatching(/^MISSED requests for the remote of \/batch +4, goal <= 3$/),
    expect.stringMatching(/^held   round trips/),
    '2 of 3 goals are held.',
  ]);
});
