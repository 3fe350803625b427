import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectCrumbs } from './crumbs';
import { lazyRoute, type RouteModule } from './lazy-route';
import { LOAD_BUDGET_MS } from './within-budget';

const page: RouteModule = {
  Component: function Page() {
    return <p>loaded {String(useLoaderData())}</p>;
  },
  loader: () => 'data',
  handle: { crumbs: [{ label: 'Page' }] },
};

function Failed() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return <button onClick={() => void navigate(pathname, { replace: true })}>Retry</button>;
}

function open(load: () => Promise<RouteModule>) {
  const router = createMemoryRouter([
    { path: '/', errorElement: <Failed />, HydrateFallback: () => null, lazy: lazyRoute(load) },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows a page that loads', async () => {
  open(() => Promise.resolve(page));
  expect(await screen.findByText('loaded data')).toBeTruthy();
});

it('makes a new attempt at every Retry, and then has the data and crumbs of the page', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const router = open(load);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  const before = load.mock.calls.length;

  await userEvent.click(retry);
  await screen.findByRole('button', { name: 'Retry' });
  expect(load.mock.calls.length).toBeGreaterThan(before);

  load.mockResolvedValue(page);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('loaded data')).toBeTruthy();
  expect(
    collectCrumbs(
      router.state.matches.map(({ route, params }) => ({ handle: route.handle, params, loaderData: null })),
    ),
  ).toEqual([{ label: 'Page' }]);
});

it('gives up a file that does not come', async () => {
  vi.useFakeTimers();
  const loading = lazyRoute(() => new Promise<RouteModule>(() => undefined))();
  await vi.advanceTimersByTimeAsync(LOAD_BUDGET_MS);
  expect(await loading).toHaveProperty('loader');
});
