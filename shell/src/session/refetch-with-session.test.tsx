import { aSession, resetSessionForTest, signInForTest, signOutForTest } from '@declic/session/testing';
import { focusManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refetchWithSession } from './refetch-with-session';

const read = vi.fn(() => Promise.resolve('data'));

beforeEach(() => {
  vi.useFakeTimers();
  read.mockClear();
  signInForTest(aSession({ expires_in: 900 }));
  refetchWithSession();
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  resetSessionForTest();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Reader() {
  useQuery({ queryKey: ['data'], queryFn: read, staleTime: 60_000 });
  return null;
}

/** Opens a page, leaves it for a while and comes back to it. */
async function comeBackAfter(seconds: number) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Reader />
    </QueryClientProvider>,
  );
  await show('hidden');
  vi.setSystemTime(Date.now() + seconds * 1_000);
  await show('visible');
}

async function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

it('asks again for what has aged when the visitor comes back', async () => {
  await comeBackAfter(120);
  expect(read).toHaveBeenCalledTimes(2);
});

it('waits for the session to be renewed when its token ended meanwhile', async () => {
  await comeBackAfter(1_200);
  expect(read).toHaveBeenCalledTimes(1);

  await act(async () => signInForTest());
  expect(read).toHaveBeenCalledTimes(2);
});

it('waits no longer when the session turns out to be over', async () => {
  await comeBackAfter(1_200);
  await act(async () => signOutForTest());
  expect(read).toHaveBeenCalledTimes(2);
});

it('waits no longer than a moment for an answer about the session', async () => {
  await comeBackAfter(1_200);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(read).toHaveBeenCalledTimes(2);
});
