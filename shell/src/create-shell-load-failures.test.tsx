import { lazyRoute } from '@declic/remote-kit';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aComposedRemote, aRemoteModule } from './testing/a-remote';
import { importingFlow } from './testing/faulty-flow';
import { heading, openShell, registryAnswer, setUpShell } from './testing/shell-page';
import { flow, workshops } from './testing/some-remotes';

const server = setUpShell();

describe('a remote that fails to load', () => {
  it('costs its own area: a card names it, and Retry works with what the registry says now', async () => {
    const imports = openShell('/flow', [flow, workshops], (name, entry) =>
      entry === flow.entry ? Promise.reject(new Error('404')) : Promise.resolve(aRemoteModule(name)),
    );
    await heading('Flow Content is not available right now');
    expect(screen.getByText('Looked after by: flow-team')).toBeTruthy();

    server.registry = [{ ...flow, version: '2', entry: '/remotes/mf-flow/2/remoteEntry.js' }, workshops];
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('Page of mf-flow');
    expect(imports).toHaveBeenLastCalledWith('mf-flow', '/remotes/mf-flow/2/remoteEntry.js');
  });

  it('comes by itself when the network is back', async () => {
    let isOffline = true;
    openShell('/flow', [flow, workshops], (name) =>
      isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(aRemoteModule(name)),
    );
    await heading('Flow Content is not available right now');
    isOffline = false;
    globalThis.dispatchEvent(new Event('online'));
    await heading('Page of mf-flow');
  });

  it('is asked for again by itself, with growing pauses', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const imports = openShell('/flow', [flow, workshops], () => Promise.reject(new Error('404')));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    // The first, and those after 5, 15 and 35 s.
    expect(imports.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(imports.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('keeps its card while the file of its page is asked for again, with growing pauses', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const file = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    openShell('/flow', [flow], importingFlow({ lazy: lazyRoute(file) }));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    const retry = screen.getByRole('button', { name: 'Retry' });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(retry.isConnected).toBe(true);
    // Twice while the page is opened, then after 5, 15 and 35 s.
    expect(file.mock.calls.length).toBeGreaterThanOrEqual(5);
    expect(file.mock.calls.length).toBeLessThanOrEqual(6);
  });

  it('is asked for once when Retry is pressed while it is asked for by itself', async () => {
    const imports = openShell('/flow', [flow], () => Promise.reject(new TypeError('Failed to fetch')));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    const registry = Promise.withResolvers<void>();
    server.composition = async () => {
      await registry.promise;
      return registryAnswer(server.registry);
    };
    globalThis.dispatchEvent(new Event('online'));
    await userEvent.click(retry);
    expect(server.calledPaths().filter((path) => path === '/api/releases/composition')).toHaveLength(1);
    await act(async () => registry.resolve());
    await vi.waitFor(() => expect(imports).toHaveBeenCalledTimes(2));
  });

  it('shows the card again when Retry fails, and the other areas work', async () => {
    openShell('/flow', [flow, workshops], (name) =>
      name === 'mf-flow' ? Promise.reject(new Error('down')) : Promise.resolve(aRemoteModule(name)),
    );
    await heading('Flow Content is not available right now');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('Flow Content is not available right now');
    await userEvent.click(screen.getAllByRole('link', { name: 'mf-workshops' })[0] ?? document.body);
    await heading('Page of mf-workshops');
  });

  it('is known by the card of its own site, too', async () => {
    const site = aComposedRemote({ name: 'mf-flow', areas: [{ path: '/flow', layout: 'site', access: 'public' }] });
    openShell('/flow', [site], () => Promise.reject(new Error('down')));
    await heading('Flow Content is not available right now');
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('main')).toBeTruthy();
  });

  it('does not navigate back when the visitor leaves during a Retry', async () => {
    const [registryArrival, flowArrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let broken = true;
    openShell('/workshops', [flow, workshops], async (name) => {
      if (name === 'mf-workshops' && broken) throw new Error('away');
      if (name === 'mf-flow') await flowArrival.promise;
      return aRemoteModule(name);
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    broken = false;
    server.composition = async () => {
      await registryArrival.promise;
      return registryAnswer(server.registry);
    };
    await userEvent.click(retry);
    await userEvent.click(screen.getAllByRole('link', { name: 'mf-flow' })[0] ?? document.body);
    await act(async () => registryArrival.resolve());
    await act(async () => flowArrival.resolve());

    await heading('Page of mf-flow');
    expect(location.pathname).toBe('/flow');
  });
});
