import { afterEach, expect, it, vi } from 'vitest';
import { withRenewalLock } from './renewal-lock';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The lock manager of a browser, as all its tabs share it. */
function stubLocks() {
  let tail = Promise.resolve();
  const request = vi.fn((_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const turn = tail.then(hold);
    tail = turn.catch(() => undefined);
    return Promise.race([turn, aborted]);
  });
  vi.stubGlobal('navigator', { locks: { request } });
  return request;
}

it('lets one tab renew at a time', async () => {
  stubLocks();
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = withRenewalLock(async () => {
    order.push('one begins');
    await first.promise;
    order.push('one ends');
  });
  const two = withRenewalLock(() => Promise.resolve(order.push('two begins')));
  await new Promise((resolve) => setTimeout(resolve, 10));
  first.resolve();
  await Promise.all([one, two]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins']);
});

it('gives the next tab its turn when a renewal fails', async () => {
  stubLocks();
  await expect(withRenewalLock(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(await withRenewalLock(() => Promise.resolve('renewed'))).toBe('renewed');
});

it('waits five seconds for a tab that never ends, then renews without it', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('timeout')), ms);
    return controller.signal;
  });
  stubLocks();
  void withRenewalLock(() => new Promise(() => undefined));
  const outcome = vi.fn();
  void withRenewalLock(() => Promise.resolve()).then(outcome);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(outcome).toHaveBeenCalledOnce();
});

it('renews at once where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  expect(await withRenewalLock(() => Promise.resolve('renewed'))).toBe('renewed');
});
