import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createMemoryRouter,
  RouterProvider,
  useLoaderData,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectCrumbs } from './crumbs';
import { lazyRoute, type RouteModule } from './lazy-route';
import { loadBudget } from './load-budget';
import { RouteFileError } from './route-file-error';
import { LOAD_BUDGET_MS } from './within-budget';

const page: RouteModule = {
  Component: function Page() {
    return <p>loaded {String(useLoaderData())}</p>;
  },
  loader: () => 'data',
  handle: { crumbs: [{ label: 'Page' }] },
};

const failures: unknown[] = [];

function Failed() {
  const navigate = useNavigate();
  failures.push(useRouteError());
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
  loadBudget.end();
  failures.length = 0;
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

it('gives up in the time that the entry of its remote has left, and tries no longer at once', async () => {
  vi.useFakeTimers();
  loadBudget.begin('/', { hasFallback: true });
  await vi.advanceTimersByTimeAsync(4_000);
  const failed = vi.fn();
  const route = lazyRoute(() => new Promise<RouteModule>(() => undefined))();
  // As the router does with a route that has a loader.
  void route.then(({ loader }) => loader?.({ request: new Request('http://localhost/') } as never)).catch(failed); // the rest is not read
  await vi.advanceTimersByTimeAsync(499);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'RouteFileError', failure: 'slow' }));
});

it.each([
  ['is missing', new TypeError('error loading dynamically imported module: http://localhost/page.js')],
  ['is no code', new SyntaxError("Unexpected token '<'")],
])('says that a file did not load which %s', async (_, error) => {
  open(() => Promise.reject(error));
  await screen.findByRole('button', { name: 'Retry' });
  expect(failures[0]).toBeInstanceOf(RouteFileError);
  expect(failures[0]).toMatchObject({ failure: 'load', message: error.message });
});

it('passes on what the code of a file threw', async () => {
  const error = new Error('broken at import');
  open(() => Promise.reject(error));
  await screen.findByRole('button', { name: 'Retry' });
  expect(failures[0]).toBe(error);
});

it('gives up a loader that never ends', async () => {
  vi.useFakeTimers();
  const { loader } = await lazyRoute(async () => ({ ...page, loader: () => new Promise(() => undefined) }))();
  const failed = vi.fn();
  void Promise.resolve(loader?.({} as never)).catch(failed); // not read
  await vi.advanceTimersByTimeAsync(LOAD_BUDGET_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'RouteFileError', failure: 'slow' }));
});
