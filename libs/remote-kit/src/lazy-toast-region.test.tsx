import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from './notify';
import { LazyToastRegion } from './lazy-toast-region';

const library = vi.hoisted(() => ({ isReachable: true }));

vi.mock('@declic/design-system/toast', async (load) => {
  if (!library.isReachable) throw new TypeError('Failed to fetch dynamically imported module');
  return load();
});

beforeEach(() => {
  library.isReachable = true;
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <>
      <p>The page</p>
      <LazyToastRegion />
    </>,
  );
}

it('leaves the page as it is when the library fails to load, and tries again with the next toast', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  library.isReachable = false;
  open();
  act(() => notify.error('Not saved'));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(screen.getByText('The page')).toBeTruthy();

  library.isReachable = true;
  act(() => notify.success('Saved'));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(screen.getByText('Not saved')).toBeTruthy();
});

it('has the library by the time the network is lost', async () => {
  const becomeIdle = vi.fn<(callback: () => void) => number>(() => 1);
  vi.stubGlobal('requestIdleCallback', becomeIdle);
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  open();
  act(() => becomeIdle.mock.calls[0]?.[0]());
  await waitFor(() => expect(document.querySelector('section[aria-label^="Notifications"]')).not.toBeNull());

  library.isReachable = false;
  vi.resetModules();
  act(() => notify.error('Login failed'));
  expect(await screen.findByText('Login failed')).toBeTruthy();
});

it('shows every toast that is queued while the library is loading', async () => {
  open();
  act(() => notify.success('First'));
  act(() => notify.success('Second'));
  expect(await screen.findByText('Second')).toBeTruthy();
  expect(screen.getAllByText('First')).toHaveLength(1);
});

it('shows the first toast inside a live region that was there before it', async () => {
  open();
  const live = document.querySelector('[aria-live]');
  expect(live).not.toBeNull();

  act(() => notify.error('Not saved'));
  expect(live?.contains(await screen.findByText('Not saved'))).toBe(true);
});

it('gives an effect that is no more than a toast nothing to call when it ends', async () => {
  open();
  act(() => notify.info('Loaded'));
  await screen.findByText('Loaded');
  expect(notify.error('Failed')).toBeUndefined();

  const Failure = () => {
    useEffect(() => notify.error('Failed again'), []);
    return <p>Failure</p>;
  };
  const { unmount } = render(<Failure />);
  await screen.findByText('Failed again');
  expect(unmount).not.toThrow();
});
