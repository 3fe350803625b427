import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountDeletionRepository } from './account-deletion.repository';
import { PausedKeys } from './paused-keys';

let pausedUntil: Date | null;
let isAway: boolean;
const deletions: Pick<AccountDeletionRepository, 'pauseKeys'> = {
  async pauseKeys(_, until) {
    if (isAway) throw new Error('The database is away.');
    pausedUntil = until;
  },
};
// These tests need the one method.
const keys = new PausedKeys(deletions as AccountDeletionRepository, { now: () => new Date() });
const arePaused = () => (pausedUntil?.getTime() ?? 0) > Date.now();

beforeEach(() => {
  vi.useFakeTimers();
  pausedUntil = null;
  isAway = false;
});
afterEach(() => {
  vi.useRealTimers();
});

/** The state of the keys at every second of a work of so many seconds. */
async function watch(seconds: number): Promise<boolean[]> {
  const states: boolean[] = [];
  await keys.during('ada', async () => {
    for (let second = 0; second < seconds; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      states.push(arePaused());
    }
  });
  return states;
}

it('keeps keys paused during a work that takes longer than one pause', async () => {
  expect(await watch(120)).toEqual(Array.from({ length: 120 }, () => true));
});

it('keeps them paused when the database is away for one renewal', async () => {
  vi.spyOn(Reflect.get(keys, 'logger'), 'warn').mockReturnValue(undefined);
  setTimeout(() => (isAway = true), 15_500);
  setTimeout(() => (isAway = false), 25_500);
  expect(await watch(60)).toEqual(Array.from({ length: 60 }, () => true));
});

it('renews nothing after the work, failed or not: the keys stay awake when they are woken', async () => {
  const failing = keys.during('ada', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await keys.wake('ada');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pausedUntil).toBeNull();
});

it('waits for a running renewal, which would otherwise pause the keys again', async () => {
  const events: string[] = [];
  await keys.during('ada', async () => {
    vi.spyOn(deletions, 'pauseKeys').mockImplementationOnce(async () => {
      await Promise.resolve().then(() => Promise.resolve());
      events.push('renewed');
    });
    vi.advanceTimersByTime(10_000);
  });
  events.push('ended');
  expect(events).toEqual(['renewed', 'ended']);
});
