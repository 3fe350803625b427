import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

async function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouteBoundary loading={<p>Loading</p>}>
        <Part />
      </RouteBoundary>
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
