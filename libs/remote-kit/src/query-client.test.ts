import { onlineManager, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from './query-client';

afterEach(() => {
  vi.useRealTimers();
});

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

it('does not repeat what was not answered in time', async () => {
  expect(await attemptsFor(new DOMException('too late', 'TimeoutError'))).toBe(1);
});

it('does not repeat what was refused', async () => {
  expect(await attemptsFor(Object.assign(new Error('gone'), { status: 404 }))).toBe(1);
});

it('repeats what came too often', async () => {
  expect(await attemptsFor(Object.assign(new Error('slow down'), { status: 429 }))).toBe(3);
});

/** A part of a page that shows a query, as long as the test runs. */
function watch(queryFn: () => Promise<unknown>, options: Partial<QueryObserverOptions> = {}) {
  vi.useFakeTimers();
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['watched'], queryFn, retry: false, ...options });
  const unsubscribe = observer.subscribe(() => undefined);
  onTestFinished(() => {
    unsubscribe();
    client.unmount();
    client.clear();
  });
  return observer;
}

it('fetches what failed again when the network is back, although queries do not wait for one', async () => {
  const queryFn = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('data');
  const observer = watch(queryFn, { refetchInterval: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().status).toBe('error');

  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data).toBe('data');
});

it('fetches what failed again until the server answers, with growing pauses, and then no more', async () => {
  const queryFn = vi.fn().mockRejectedValue(Object.assign(new Error('away'), { status: 503 }));
  const observer = watch(queryFn);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(queryFn.mock.calls.length).toBeLessThanOrEqual(5);

  queryFn.mockResolvedValue('data');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(observer.getCurrentResult().data).toBe('data');
  const answered = queryFn.mock.calls.length;
  await vi.advanceTimersByTimeAsync(200_000);
  expect(queryFn).toHaveBeenCalledTimes(answered);
});

it('fetches what was refused once', async () => {
  const queryFn = vi.fn().mockRejectedValue(Object.assign(new Error('no'), { status: 403 }));
  watch(queryFn);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(queryFn).toHaveBeenCalledOnce();
});
