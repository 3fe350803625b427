import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyView } from './lazy-view';
import * as lazyViews from './lazy-views';

const file = vi.hoisted(() => Promise.withResolvers<object>());
vi.mock('./colours-view', () => file.promise);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function openView() {
  cleanup();
  await act(async () => {
    render(
      <LazyView data={{ colour: '#fff' }}>
        <lazyViews.ColoursView colours={[]} />
      </LazyView>,
    );
  });
}

it('shows the answer as JSON when the file of a view does not come within 8 s, and the view once the file is there', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  await openView();
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(screen.queryByText(/could not be shown/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(/could not be shown/)).toBeTruthy();
  expect(document.body.textContent).toContain('#fff');

  file.resolve({ ColoursView: () => <p>The view</p> });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await openView();
  expect(screen.getByText('The view')).toBeTruthy();
});
