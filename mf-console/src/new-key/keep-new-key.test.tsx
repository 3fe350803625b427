import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeepNewKey } from './keep-new-key';

const file = vi.hoisted(() => Promise.withResolvers<object>());
vi.mock('@declic/design-system/dialog', () => file.promise);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks when the page is left once more after the code of its dialog did not come', async () => {
  const router = createMemoryRouter(
    [
      { path: '/keys', element: <KeepNewKey /> },
      { path: '/usage', element: <p>Usage</p> },
    ],
    { initialEntries: ['/keys'] },
  );
  await act(async () => void render(<RouterProvider router={router} />));
  await act(() => router.navigate('/usage'));
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect([...router.state.blockers.values()]).toMatchObject([{ state: 'unblocked' }]);
  expect(screen.queryByText('Leave?')).toBeNull();

  file.resolve({ ConfirmDialog: ({ open }: { open: boolean }) => (open ? <p>Leave?</p> : null) });
  await act(() => router.navigate('/usage'));
  // An import takes real time, too.
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Leave?')).toBeTruthy();
  });
  expect(router.state.location.pathname).toBe('/keys');
});
