import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyView } from './lazy-view';
import * as lazyViews from './lazy-views';

vi.mock('./colours-view', () => new Promise(() => undefined));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the answer as JSON when the file of a view does not come within 8 s', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <LazyView data={{ colour: '#fff' }}>
      <lazyViews.ColoursView colours={[]} />
    </LazyView>,
  );
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(screen.queryByText(/could not be shown/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(/could not be shown/)).toBeTruthy();
  expect(document.body.textContent).toContain('#fff');
});
