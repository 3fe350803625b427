import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CircuitChange, ProviderAwayError, ProviderBreaker } from './provider-breaker.ts';

class Outage extends Error {}

const changes: CircuitChange[] = [];
let breaker: ProviderBreaker;

beforeEach(() => {
  vi.useFakeTimers();
  changes.length = 0;
  breaker = new ProviderBreaker({
    provider: 'Post office',
    isOutage: (error) => error instanceof Outage,
    threshold: 3,
    openMs: 1_000,
    onChange: (state) => changes.push(state),
  });
});
afterEach(() => vi.useRealTimers());

const answer = () => Promise.resolve('answer');
const fail = () => Promise.reject(new Outage('away'));

async function failTimes(times: number): Promise<void> {
  for (let time = 0; time < times; time++) await expect(breaker.call(fail)).rejects.toThrow(Outage);
}

it('opens after outages in a row, and refuses calls without making them', async () => {
  await failTimes(3);
  const work = vi.fn(answer);
  await expect(breaker.call(work)).rejects.toThrow(new ProviderAwayError('Post office').message);
  expect(work).not.toHaveBeenCalled();
  expect(changes).toEqual(['open']);
});

it('stays closed while calls succeed in between', async () => {
  await failTimes(2);
  await breaker.call(answer);
  await failTimes(2);
  expect(await breaker.call(answer)).toBe('answer');
  expect(changes).toEqual([]);
});

it('does not count errors about the request itself', async () => {
  for (let time = 0; time < 5; time++)
    await expect(breaker.call(() => Promise.reject(new TypeError('no such customer')))).rejects.toThrow(TypeError);
  expect(await breaker.call(answer)).toBe('answer');
});

it('lets one call through after its time, and closes when that one is answered', async () => {
  await failTimes(3);
  vi.advanceTimersByTime(1_000);
  expect(await breaker.call(answer)).toBe('answer');
  expect(await breaker.call(answer)).toBe('answer');
  expect(changes).toEqual(['open', 'half-open', 'closed']);
});

it('opens again when the call that is let through fails', async () => {
  await failTimes(3);
  vi.advanceTimersByTime(1_000);
  await failTimes(1);
  await expect(breaker.call(answer)).rejects.toThrow(ProviderAwayError);
  expect(changes).toEqual(['open', 'half-open', 'open']);
});

it('refuses the others at once while one call is let through', async () => {
  await failTimes(3);
  vi.advanceTimersByTime(1_000);
  const { promise, resolve } = Promise.withResolvers<string>();
  const probe = breaker.call(() => promise);
  await expect(breaker.call(answer)).rejects.toThrow(ProviderAwayError);
  resolve('late answer');
  expect(await probe).toBe('late answer');
  expect(await breaker.call(answer)).toBe('answer');
});
