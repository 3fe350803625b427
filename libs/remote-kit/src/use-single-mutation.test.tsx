import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';
import { useSingleMutation } from './use-single-mutation';

function setUp({ secret = false } = {}) {
  const client = createQueryClient();
  const answer = Promise.withResolvers<string>();
  const mutationFn = vi.fn((_variables: string) => answer.promise);
  const hook = () => renderHook(() => useSingleMutation({ mutationKey: ['pay'], mutationFn, secret }), { wrapper });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, answer, mutationFn, hook };
}

it('runs once for two presses before anything is drawn, also from two buttons', async () => {
  const { answer, mutationFn, hook } = setUp();
  const [one, other] = [hook(), hook()];
  const getVariables = vi.fn(() => 'tab');
  act(() => {
    one.result.current.mutateOnce(getVariables);
    one.result.current.mutateOnce(getVariables);
    other.result.current.mutateOnce(getVariables);
  });
  await act(async () => answer.resolve('done'));
  expect(mutationFn).toHaveBeenCalledOnce();
  expect(getVariables).toHaveBeenCalledOnce();

  await act(async () => other.result.current.mutateOnce(getVariables));
  expect(mutationFn).toHaveBeenCalledTimes(2);
});

it('leaves nothing of a secret in the cache once its component is gone', async () => {
  const { client, answer, hook } = setUp({ secret: true });
  const { result, unmount } = hook();
  act(() => result.current.mutateOnce(() => 'secret'));
  await act(async () => answer.resolve('token'));
  unmount();
  await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
});
