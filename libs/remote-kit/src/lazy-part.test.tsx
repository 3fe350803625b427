import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { lazyPart } from './lazy-part';
import { trackSharedFile } from './pending-shared-files';
import { createQueryClient } from './query-client';
import { RouteBoundary } from './route-boundary';
import { RouteFileError } from './route-file-error';
import { LOAD_BUDGET_MS } from './within-budget';

type Load = () => Promise<ComponentType<{ word: string }>>;

const loaded: Load = () => Promise.resolve(({ word }) => <p>loaded {word}</p>);
const missing: Load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /form.js'));
const failures: unknown[] = [];

async function open(load: Load) {
  const Part = lazyPart(load);
  await act(async () => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <RouteBoundary
          loading={<p>loading</p>}
          renderError={(error, retry) => {
            failures.push(error);
            return <button onClick={retry}>Retry</button>;
          }}
        >
          <Part word="twice" />
        </RouteBoundary>
      </QueryClientProvider>,
    );
  });
  return Part;
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  failures.length = 0;
  vi.useRealTimers();
});

it('is loaded once, when it is first shown', async () => {
  const load = vi.fn(loaded);
  const Part = await open(load);
  expect(await screen.findByText('loaded twice')).toBeTruthy();
  cleanup();
  await act(async () => {
    render(<Part word="again" />);
  });
  expect(await screen.findByText('loaded again')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('can be loaded before it is shown', async () => {
  const load = vi.fn(loaded);
  const Part = lazyPart(load);
  Part.preload();
  await act(async () => {
    render(<Part word="early" />);
  });
  expect(await screen.findByText('loaded early')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('is loaded anew by Retry, and by nothing else', async () => {
  vi.useFakeTimers();
  const load = vi.fn(missing);
  await open(load);
  const retry = screen.getByRole('button', { name: 'Retry' });
  expect(load).toHaveBeenCalledOnce();
  expect(failures[0]).toMatchObject({ failure: 'load' });

  load.mockImplementation(loaded);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(async () => fireEvent.click(retry));
  expect(screen.getByText('loaded twice')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('fails when its file does not come in time', async () => {
  vi.useFakeTimers();
  await open(() => new Promise(() => undefined));
  expect(screen.getByText('loading')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(LOAD_BUDGET_MS));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(failures[0]).toEqual(new RouteFileError('slow'));
});

it.each([
  [
    'says which files of the shell have not come, and who asked for them',
    0,
    ' Pending: chart of http://localhost/shell/77aa/index.js (asked for by mf-flow).',
  ],
  ['does not name one that another part asked for before', 1, ''],
])('that is late %s', async (_, msBefore, words) => {
  vi.useFakeTimers();
  const { promise: never, reject } = Promise.withResolvers<never>();
  onTestFinished(reject);
  const chart = { description: 'chart of http://localhost/shell/77aa/index.js', askedBy: 'mf-flow' };
  const ask = () => trackSharedFile(chart, () => never);
  if (msBefore > 0) ask().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(msBefore);
  await open(msBefore > 0 ? () => never : ask);
  await act(() => vi.advanceTimersByTimeAsync(LOAD_BUDGET_MS));
  expect(String(failures[0])).toBe(`RouteFileError: The page did not load in time.${words}`);
});

it('no longer waits for a file of the shell that has come or failed', async () => {
  vi.useFakeTimers();
  await open(async () => {
    await trackSharedFile({ description: 'chart', askedBy: 'mf-flow' }, () => Promise.resolve());
    await trackSharedFile({ description: 'table', askedBy: 'mf-flow' }, () => Promise.reject(new Error('gone'))).catch(
      () => undefined,
    );
    return new Promise<never>(() => undefined);
  });
  await act(() => vi.advanceTimersByTimeAsync(LOAD_BUDGET_MS));
  expect(failures[0]).toEqual(new RouteFileError('slow'));
});

it('is loaded anew at once where its failure is forgotten, which forgets nothing that came', async () => {
  const load = vi.fn(missing);
  const Part = await open(load);
  load.mockImplementation(loaded);
  Part.forgetFailure();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(screen.getByText('loaded twice')).toBeTruthy();
  Part.forgetFailure();
  Part.preload();
  expect(load).toHaveBeenCalledTimes(2);
});
