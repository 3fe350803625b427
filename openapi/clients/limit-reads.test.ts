import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from './create-api';
import { READ_TIMEOUT_MS } from './limit-reads';

const api = createApi<'/api/'>();

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A server that never answers.
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (request) =>
      new Promise((_, reject) => {
        const { signal } = request as Request; // openapi-fetch gives no other
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcomeAfter(call: Promise<unknown>, ms: number) {
  const outcome = call.then(
    () => 'answer',
    (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
  );
  await vi.advanceTimersByTimeAsync(ms);
  return Promise.race([outcome, Promise.resolve('pending').then((state) => state)]);
}

it('gives a read up that is not answered in time', async () => {
  const call = api.GET('/api/flow/strategies', {});
  expect(await outcomeAfter(call, READ_TIMEOUT_MS - 100)).toBe('pending');
  expect(await outcomeAfter(call, 200)).toBe('TimeoutError');
});

it('leaves a file, a stream and a change as long as they need', async () => {
  const calls = [
    api.GET('/api/accounts/export', { parseAs: 'blob' }),
    api.GET('/api/actions/requests/export', { params: { query: {} }, parseAs: 'stream' }),
    api.POST('/api/releases/beacons', { body: { kind: 'not-found', composition_id: 'c1', path: '/' } }),
  ];
  const outcomes = await Promise.all(calls.map((call) => outcomeAfter(call, 60_000)));
  expect(outcomes).toEqual(['pending', 'pending', 'pending']);
});

it('lets the answer itself take longer', async () => {
  const body = Promise.withResolvers<string>();
  const stream = new ReadableStream({
    async pull(to) {
      to.enqueue(new TextEncoder().encode(await body.promise));
      to.close();
    },
  });
  vi.mocked(fetch).mockResolvedValue(new Response(stream));
  const call = api.GET('/api/flow/strategies', {});
  await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS + 1_000);
  body.resolve('[]');
  expect((await call).data).toEqual([]);
});

it('still ends a call that its caller ends', async () => {
  const leaving = new AbortController();
  const call = api.GET('/api/flow/strategies', { signal: leaving.signal });
  setTimeout(() => leaving.abort(), 100);
  expect(await outcomeAfter(call, 200)).toBe('AbortError');
});
