import { lazyRoute, loadForCrumbs, RouteBoundary } from '@declic/remote-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ImportRemote } from './federation/import-remote';
import { flowWithFallback, importingFlow } from './testing/faulty-flow';
import { aRemoteModule } from './testing/a-remote';
import { openShell, registryAnswer, setUpShell } from './testing/shell-page';
import { flow, workshops } from './testing/some-remotes';

const server = setUpShell();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
});

const never = new Promise<never>(() => undefined);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
const LAST_GOOD = ['Page of mf-flow'];
const CARD = ['Flow Content is not available right now'];
const failures = () => server.beacons().flatMap((it) => (it.kind === 'failed' ? [`${it.version} ${it.failure}`] : []));

const good = { element: <h1>Current page</h1> };
const silentFile = { lazy: lazyRoute(() => never) };

const lateFile = (ms: number, loader: () => unknown) => ({
  lazy: lazyRoute(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return { Component: () => <h1>Current page</h1>, loader };
  }),
});
/** What a loader waits for when a service is silent. */
const readOf = (ms: number) => () =>
  loadForCrumbs({
    queryKey: ['read of a loader'],
    queryFn: () => new Promise((resolve) => setTimeout(resolve, ms, 'answer')),
  });

/** As `modules`, but the entries of mf-flow arrive after these times. */
const arriving =
  (ms: { current: number; fallback?: number }, modules: ImportRemote): ImportRemote =>
  async (name, entry) => {
    if (name === flow.name)
      await new Promise((resolve) => setTimeout(resolve, entry === flow.entry ? ms.current : ms.fallback));
    return modules(name, entry);
  };
const NEVER = 1_000_000;

describe('7.5 s, so that a page stands there after 8 s, are shared by', () => {
  it.each<[string, ImportRemote, number, string[]]>([
    ['an entry that is silent', arriving({ current: NEVER }, importingFlow(good)), 4_500, ['1 slow']],
    ['the file of a route that is silent', importingFlow(silentFile), 4_500, ['1 slow']],
    ['a loader that never ends', importingFlow(lateFile(0, () => never)), 4_500, ['1 slow']],
    [
      'a late entry, a late file and a loader that never ends',
      arriving({ current: 2_000 }, importingFlow(lateFile(2_000, () => never))),
      4_500,
      ['1 slow'],
    ],
    ['a late entry and a silent file', arriving({ current: 4_000 }, importingFlow(silentFile)), 4_500, ['1 slow']],
  ])('%s, and the last good version', async (_, modules, ms, reported) => {
    openShell('/flow', [flowWithFallback, workshops], modules);
    await pass(ms - 200);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await pass(400);
    expect(shown()).toEqual(LAST_GOOD);
    expect(failures()).toEqual(reported);
  });

  it('an entry and its last good version that are both silent: then the card stands there', async () => {
    openShell('/flow', [flowWithFallback], arriving({ current: NEVER, fallback: NEVER }, importingFlow(good)));
    await pass(7_600);
    expect(shown()).toEqual(CARD);
    expect(failures().sort()).toEqual(['0 slow', '1 slow']);
  });

  it('an entry, a file and a loader, where there is no other version', async () => {
    const modules = arriving({ current: 3_000 }, importingFlow(lateFile(3_000, () => never)));
    openShell('/flow', [flow], modules);
    await pass(7_300);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await pass(400);
    expect(shown()).toEqual(CARD);
    expect(failures()).toEqual(['1 slow']);
  });

  it('an entry and a file, where there is no other version', async () => {
    openShell('/flow', [flow], arriving({ current: 4_000 }, importingFlow(silentFile)));
    await pass(7_300);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await pass(400);
    expect(shown()).toEqual(CARD);
    expect(failures()).toEqual(['1 slow']);
  });
});

describe('a loader that waits for a service', () => {
  it('gets what is kept for the last good version, too', async () => {
    openShell('/flow', [flowWithFallback], importingFlow(lateFile(1_000, readOf(5_000))));
    await pass(6_200);
    expect(shown()).toEqual(['Current page']);
    expect(failures()).toEqual([]);
  });

  it('ends with the card when the time is over, and no remote is named', async () => {
    openShell('/flow', [flowWithFallback], importingFlow(lateFile(3_000, readOf(NEVER))));
    await pass(7_300);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await pass(400);
    expect(shown()).toEqual(CARD);
    expect(failures()).toEqual([]);
  });
});

it('the file of the last good version gets what was kept for it', async () => {
  const Component = () => <h1>Last good page</h1>;
  const file = () =>
    new Promise<{ Component: typeof Component }>((resolve) => setTimeout(resolve, 1_000, { Component }));
  const lastGood: ImportRemote = (name) =>
    Promise.resolve(aRemoteModule(name, [{ path: '/flow', lazy: lazyRoute(file) }]));
  openShell('/flow', [flowWithFallback], arriving({ current: NEVER, fallback: 500 }, lastGood));
  await pass(6_100);
  expect(shown()).toEqual(['Last good page']);
  expect(failures()).toEqual(['1 slow']);
});

it('a late entry is taken when it arrives before the last good version', async () => {
  openShell('/flow', [flowWithFallback], arriving({ current: 6_000, fallback: 2_000 }, importingFlow(good)));
  await pass(6_100);
  expect(shown()).toEqual(['Current page']);
  await pass(10_000);
  expect(failures()).toEqual([]);
});

it('a missing file of a route is a failure to load, answered by the last good version', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: http://localhost/remotes/mf-flow/1/x.js');
  openShell('/flow', [flowWithFallback], importingFlow({ lazy: lazyRoute(() => Promise.reject(missing)) }));
  await pass(100);
  expect(shown()).toEqual(LAST_GOOD);
  expect(failures()).toEqual(['1 load']);
});

it('a page that crashes gets the card in time when its last good version does not come', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const modules = arriving({ current: 0, fallback: NEVER }, importingFlow({ element: <Broken /> }));
  openShell('/flow', [flowWithFallback], modules);
  await pass(7_300);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await pass(300);
  expect(shown()).toEqual(CARD);
});

it('Retry shows the file of a route that came late, without a reload', async () => {
  vi.useRealTimers();
  const file = vi.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  openShell('/flow', [flow], importingFlow({ lazy: lazyRoute(file) }));
  await screen.findByRole('heading', { name: 'Flow Content is not available right now' });
  file.mockResolvedValue({ Component: () => <h1>Current page</h1> });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Current page' });
});

it('Retry has time for the version that the registry names by then, however long the card has stood', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const next = '/remotes/mf-flow/2/remoteEntry.js';
  const modules: ImportRemote = async (name, entry) => {
    if (entry === next) await new Promise((resolve) => setTimeout(resolve, 1_000));
    return importingFlow({ element: <Broken /> })(name, entry);
  };
  openShell('/flow', [flow], modules);
  await pass(20_000);
  expect(shown()).toEqual(CARD);
  server.registry = [{ ...flow, version: '2', entry: next }];
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await vi.waitFor(async () => {
    await pass(100);
    expect(shown()).toEqual(LAST_GOOD);
  });
  expect(failures()).toEqual(['1 render']);
});

it('Retry ends in the time of one page, also when the registry takes some of it', async () => {
  openShell('/flow', [flow], importingFlow(silentFile));
  await pass(7_700);
  expect(shown()).toEqual(CARD);
  server.composition = async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    return registryAnswer([flow]);
  };
  const isTrying = () => screen.getByRole('button', { name: 'Retry' }).getAttribute('aria-busy') === 'true';
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(7_300);
  expect(isTrying()).toBe(true);
  await pass(400);
  expect(isTrying()).toBe(false);
});

it('a page that is opened by a link keeps its budget when a part of the page before it comes late', async () => {
  const part = Promise.withResolvers<{ default: () => ReactElement }>();
  const LatePart = lazy(() => part.promise);
  const page = (
    <>
      <h1>Workshops</h1>
      <Link to="/flow">To flow</Link>
      <RouteBoundary loading={null}>
        <LatePart />
      </RouteBoundary>
    </>
  );
  const modules: ImportRemote = async (name, entry) =>
    name === workshops.name
      ? aRemoteModule(name, [{ path: '/workshops', element: page }])
      : importingFlow(silentFile)(name, entry);
  openShell('/workshops', [flow, workshops], modules);
  await pass(100);
  fireEvent.click(screen.getByRole('link', { name: 'To flow' }));
  await pass(500);
  part.resolve({ default: () => <p>Late part</p> });
  // The part is shown before the time goes on.
  await pass(100);
  await pass(7_200);
  expect(shown()).toEqual(CARD);
  expect(failures()).toEqual(['1 slow']);
});
