import { lazyRoute, RouteBoundary } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aRemoteModule } from './testing/a-remote';
import { aV8Error } from './testing/an-error';
import { flowWithFallback, importingFlow } from './testing/faulty-flow';
import { heading, openShell, setUpShell } from './testing/shell-page';
import { dashboard, flow, workshops } from './testing/some-remotes';

const server = setUpShell();

const reports = () =>
  server.beacons().map((it) => (it.kind === 'failed' ? `${it.remote} ${it.version} ${it.failure}` : it.kind));
const loaded = () => server.beacons().filter(({ kind }) => kind === 'loaded');
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

function Broken({ error }: { error: Error }): ReactNode {
  throw error;
}
const inBoundary = (part: ReactNode) => (
  <>
    <h1>Page</h1>
    <RouteBoundary loading="Loading the part">{part}</RouteBoundary>
  </>
);

describe('a version has loaded', () => {
  it('once its page has rendered with its parts, and says how long that took', async () => {
    const arrival = Promise.withResolvers<string>();
    function Part() {
      return useSuspenseQuery({ queryKey: ['part'], queryFn: () => arrival.promise }).data;
    }
    openShell('/flow', [flow], importingFlow({ element: inBoundary(<Part />) }));
    await screen.findByText('Loading the part');
    await settle();
    expect(loaded()).toEqual([]);

    arrival.resolve('The part');
    await screen.findByText('The part');
    await waitFor(() =>
      expect(loaded()).toEqual([
        expect.objectContaining({ remote: 'mf-flow', version: '1', duration_ms: expect.any(Number) }),
      ]),
    );
    expect(loaded()[0]).toHaveProperty(
      'duration_ms',
      expect.toSatisfy((ms: number) => ms >= 50 && ms < 20_000),
    );
  });

  it('not when an effect of its page throws: the last good version has', async () => {
    function ThrowsInEffect() {
      useEffect(() => {
        throw aV8Error(flow);
      }, []);
      return <h1>Page</h1>;
    }
    openShell('/flow', [flowWithFallback], importingFlow({ element: <ThrowsInEffect /> }));
    await heading('Page of mf-flow');
    await waitFor(() => expect(loaded()).toEqual([expect.objectContaining({ version: '0' })]));
    expect(reports()).toEqual(['mf-flow 1 render', 'loaded']);
  });

  it('not when a part of its page throws', async () => {
    openShell('/flow', [flow], importingFlow({ element: inBoundary(<Broken error={aV8Error(flow)} />) }));
    await screen.findByRole('alert');
    await settle();
    expect(reports()).toEqual(['mf-flow 1 render']);
    await heading('Page');
  });
});

describe('a page that is left while it loads', () => {
  it('reports no failure, and does not come back', async () => {
    const flowArrival = Promise.withResolvers<never>();
    openShell('/workshops', [flowWithFallback, workshops, dashboard], (name, entry) =>
      name === 'mf-flow' ? flowArrival.promise : importingFlow({})(name, entry),
    );
    await heading('Workshops');
    const links = screen.getAllByRole('link');
    await userEvent.click(screen.getByText('To flow'));
    await userEvent.click(links.find((link) => link.getAttribute('href') === '/workshops') ?? document.body);
    await settle();
    flowArrival.reject(new TypeError('Failed to fetch dynamically imported module'));
    await settle();
    await heading('Workshops');
    expect(location.pathname).toBe('/workshops');
    expect(reports()).toEqual(['loaded']);
  });

  it('reports no failure when the whole page goes', async () => {
    const file = Promise.withResolvers<never>();
    openShell('/flow', [flow], importingFlow({ lazy: lazyRoute(() => file.promise) }));
    await settle();
    window.dispatchEvent(new Event('beforeunload'));
    file.reject(new TypeError('error loading dynamically imported module'));
    await heading('Flow Content is not available right now');
    window.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(reports()).toEqual([]);
  });
});

describe('no failure is', () => {
  const reject = (reason: unknown) =>
    act(async () => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));

  it.each([
    ['a call that was refused', Object.assign(aV8Error(flow), { status: 409 })],
    ['a call without an answer', Object.assign(new TypeError('Failed to fetch'), { stack: aV8Error(flow).stack })],
    [
      'an error of an extension',
      Object.assign(new Error('x'), { stack: 'Error\n at f (chrome-extension://a/b.js:1:2)' }),
    ],
    ['a text', 'broken'],
  ])('%s', async (_, reason) => {
    openShell('/flow', [flow]);
    await heading('Page of mf-flow');
    await reject(reason);
    await settle();
    expect(reports()).toEqual(['loaded']);
  });

  it('the refusal of a call that the data of a page needed, which has a card and no other version', async () => {
    const refused = Object.assign(aV8Error(flow), { status: 403 });
    const imports = openShell('/flow', [flowWithFallback], importingFlow({ loader: () => Promise.reject(refused) }));
    await heading('Flow Content is not available right now');
    await settle();
    expect(reports()).toEqual([]);
    expect(imports).toHaveBeenCalledOnce();
  });
});

it('reports the shell for its own code', async () => {
  openShell('/flow', [flow]);
  await heading('Page of mf-flow');
  const error = Object.assign(new Error('x'), {
    stack: 'Error: x\n    at f (http://localhost/shell/77aa/index.js:1:2)',
  });
  await act(async () => void window.dispatchEvent(new ErrorEvent('error', { error })));
  await waitFor(() =>
    expect(server.beacons()).toContainEqual(
      expect.objectContaining({ remote: 'shell', version: '77aa', failure: 'runtime', owner: 'Platform team' }),
    ),
  );
});

it('reports what is no error by the address of its script', async () => {
  openShell('/flow', [flow]);
  await heading('Page of mf-flow');
  const filename = 'http://localhost/remotes/mf-flow/1/assets/page.js';
  await act(async () => void window.dispatchEvent(new ErrorEvent('error', { error: 'broken', filename })));
  await waitFor(() => expect(reports()).toContain('mf-flow 1 runtime'));
});

describe('a version that crashed', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

  it('is not loaded again by a Retry, also when its last good version crashes too', async () => {
    const imports = openShell('/flow', [flowWithFallback], (name, entry) => {
      const error = aV8Error({ name, version: entry === flow.entry ? '1' : '0' });
      return Promise.resolve(aRemoteModule(name, [{ path: '/flow', element: <Broken error={error} /> }]));
    });
    await heading('Flow Content is not available right now');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await settle();
    await heading('Flow Content is not available right now');
    expect(imports).toHaveBeenCalledTimes(2);
    expect(reports()).toEqual(['mf-flow 1 render', 'mf-flow 0 render']);
  });
});
