import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageHostContext, type PageHost } from './page-host';
import { createQueryClient } from './query-client';
import { RouteBoundary } from './route-boundary';

const read = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  read.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Part() {
  return <p>{useSuspenseQuery({ queryKey: ['part'], queryFn: read, retry: false }).data}</p>;
}

async function open(host?: PageHost) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ErrorBoundary fallback={<p>The page</p>}>
        <PageHostContext value={host}>
          <RouteBoundary loading={<p>Loading</p>}>
            <Part />
          </RouteBoundary>
        </PageHostContext>
      </ErrorBoundary>
    </QueryClientProvider>,
  );
  await pass(0);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const offline = () => new TypeError('Failed to fetch');
const refusal = (status: number) => Object.assign(new Error('refused'), { status });

it('loads a failed part again when the network is back', async () => {
  read.mockRejectedValueOnce(offline()).mockResolvedValue('the data');
  await open();
  expect(screen.getByRole('alert')).toBeTruthy();

  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  await pass(0);
  expect(screen.getByText('the data')).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(2);
});

it('loads it again when a server is back that was away, with growing pauses and while the card stands still', async () => {
  read.mockRejectedValue(refusal(503));
  await open();
  const card = screen.getByRole('alert');
  await pass(60_000);
  // After 5, 15 and 35 s: fewer than a fifth may come sooner.
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(read.mock.calls.length).toBeLessThanOrEqual(5);
  expect(screen.getByRole('alert')).toBe(card);

  read.mockResolvedValue('the data');
  await pass(60_000);
  expect(screen.getByText('the data')).toBeTruthy();
});

it('asks nothing while the page is out of sight, and at once when the visitor comes back', async () => {
  read.mockRejectedValue(refusal(503));
  await open();
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(300_000);
  expect(read).toHaveBeenCalledTimes(1);

  sight.mockReturnValue('visible');
  read.mockResolvedValue('the data');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(screen.getByText('the data')).toBeTruthy();
});

it('does not ask again what was refused', async () => {
  read.mockRejectedValue(refusal(403));
  await open();
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  await pass(300_000);
  expect(read).toHaveBeenCalledTimes(1);
});

it('says so when a server that was away refuses', async () => {
  read.mockRejectedValueOnce(refusal(503)).mockRejectedValue(refusal(403));
  await open();
  await pass(5_000);
  expect(screen.getByText('You cannot see this')).toBeTruthy();
  await pass(300_000);
  expect(read.mock.calls.length).toBeLessThanOrEqual(3);
});

describe('in a page with an owner', () => {
  const aHost = (hasOtherVersion: boolean) => {
    const endLoading = vi.fn();
    const host = {
      replacesPageAfter: vi.fn(() => hasOtherVersion),
      reportCrash: vi.fn(),
      beginLoading: vi.fn(() => endLoading),
    } satisfies PageHost;
    return { host, endLoading };
  };
  const crash = new TypeError('a is not a function');

  it('leaves a part whose code threw to the page, when that has another version', async () => {
    read.mockRejectedValue(crash);
    const { host } = aHost(true);
    await open(host);
    expect(screen.getByText('The page')).toBeTruthy();
    expect(host.replacesPageAfter).toHaveBeenCalledWith(crash);
    expect(host.reportCrash).not.toHaveBeenCalled();
  });

  it('reports it, and shows the card in its place, when there is none', async () => {
    read.mockRejectedValue(crash);
    const { host } = aHost(false);
    await open(host);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(host.reportCrash).toHaveBeenCalledExactlyOnceWith(crash);
  });

  it.each([
    ['a refused call', refusal(409)],
    ['a call without an answer', offline()],
    ['a call that was cancelled', new DOMException('aborted', 'AbortError')],
  ])('takes %s for no failure of the code', async (_, error) => {
    read.mockRejectedValue(error);
    const { host } = aHost(true);
    await open(host);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(host.reportCrash).not.toHaveBeenCalled();
  });

  it('says how long it is loading', async () => {
    const arrival = Promise.withResolvers<string>();
    read.mockReturnValue(arrival.promise);
    const { host, endLoading } = aHost(true);
    await open(host);
    expect(host.beginLoading).toHaveBeenCalledOnce();
    expect(endLoading).not.toHaveBeenCalled();
    arrival.resolve('the data');
    await pass(0);
    expect(endLoading).toHaveBeenCalledOnce();
  });
});
