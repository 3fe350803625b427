import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

async function attemptsFor(error: Error): Promise<number> {
  vi.useFakeTimers();
  const queryFn = vi.fn(() => Promise.reject(error));
  const failed = createQueryClient().fetchQuery({
    queryKey: ['x'],
    queryFn,
    retry: createQueryClient().getDefaultOptions().queries?.retry ?? false,
  });
  const settled = failed.catch(() => undefined);
  await vi.runAllTimersAsync();
  await settled;
  vi.useRealTimers();
  return queryFn.mock.calls.length;
}

it('keeps data fresh for five minutes', () => {
  expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(300_000);
});

it('repeats a query twice at most', async () => {
  expect(await attemptsFor(new TypeError('Failed to fetch'))).toBe(3);
});

it('does not repeat what was refused', async () => {
  expect(await attemptsFor(Object.assign(new Error('gone'), { status: 404 }))).toBe(1);
});

it('repeats what came too often', async () => {
  expect(await attemptsFor(Object.assign(new Error('slow down'), { status: 429 }))).toBe(3);
});
