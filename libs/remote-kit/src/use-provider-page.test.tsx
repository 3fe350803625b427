import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import * as providerTab from './provider-tab';
import { createQueryClient } from './query-client';
import { useProviderPage } from './use-provider-page';

afterEach(() => void vi.restoreAllMocks());

function setUp() {
  const tab = { go: vi.fn(), close: vi.fn() };
  const openTab = vi.spyOn(providerTab, 'openProviderTab').mockReturnValue(tab);
  const answer = Promise.withResolvers<string>();
  const onFailure = vi.fn();
  const options = { mutationKey: ['pay'], fetchUrl: (_plan: string) => answer.promise, onFailure };
  const client = createQueryClient();
  const { result } = renderHook(() => useProviderPage(options), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  return { tab, openTab, answer, onFailure, result };
}

it('opens one tab in the click, and leads it to the address once that is known', async () => {
  const { tab, openTab, answer, result } = setUp();
  act(() => {
    result.current.open('build');
    result.current.open('build');
    expect(openTab).toHaveBeenCalledOnce();
  });
  await expect.poll(() => result.current.opening).toEqual({ input: 'build' });
  expect(tab.go).not.toHaveBeenCalled();

  await act(async () => answer.resolve('https://pay.example.test/1'));
  expect(tab.go.mock.calls).toEqual([['https://pay.example.test/1']]);
  await expect.poll(() => result.current.opening).toBeNull();
  expect(openTab).toHaveBeenCalledOnce();
});

it('closes the tab before it tells of a failure', async () => {
  const { tab, answer, onFailure, result } = setUp();
  onFailure.mockImplementation(() => expect(tab.close).toHaveBeenCalledOnce());
  act(() => result.current.open('build'));
  const failure = new Error('No answer.');
  await act(async () => answer.reject(failure));

  expect(onFailure.mock.calls).toEqual([[failure]]);
  expect(onFailure.mock.results[0]?.type).toBe('return');
  expect(tab.go).not.toHaveBeenCalled();
});
