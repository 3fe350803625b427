import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportBeacon } from '../telemetry/beacons';
import { aComposedRemote, aRemoteModule } from '../testing/a-remote';
import { RemoteLoader } from './remote-loader';

const offered = { remoteKit: '1.0.0', designSystem: '1.0.0', session: '1.0.0' };
const remote = aComposedRemote({ name: 'mf-flow', version: '2', fallback: { version: '1', entry: '/old.js' } });

function aLoader(importRemote: (name: string, entry: string) => Promise<unknown>) {
  const report = { loaded: vi.fn(), failed: vi.fn(), notFound: vi.fn() } satisfies ReportBeacon;
  return { loader: new RemoteLoader({ importRemote, offered, report, budgetMs: 8_000 }), report };
}

describe('RemoteLoader', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('loads the version that the composition names, and reports it', async () => {
    const importRemote = vi.fn(() => Promise.resolve(aRemoteModule('mf-flow')));
    const { loader, report } = aLoader(importRemote);
    expect(await loader.load(remote)).toMatchObject({ name: 'mf-flow', version: '2' });
    expect(importRemote).toHaveBeenCalledExactlyOnceWith('mf-flow', remote.entry);
    expect(report.loaded).toHaveBeenCalledExactlyOnceWith(remote, expect.any(Number));
  });

  it('loads the last good version when the current one cannot be had, and reports both', async () => {
    const { loader, report } = aLoader((_, entry) =>
      entry === '/old.js' ? Promise.resolve(aRemoteModule('mf-flow')) : Promise.reject(new Error('404')),
    );
    expect(await loader.load(remote)).toMatchObject({ version: '1' });
    expect(report.failed).toHaveBeenCalledExactlyOnceWith(remote, 'load', expect.anything());
    expect(report.loaded).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ version: '1' }),
      expect.any(Number),
    );
  });

  it('tells of the first failure when both versions fail', async () => {
    const { loader } = aLoader((_, entry) => Promise.reject(new Error(`no ${entry}`)));
    await expect(loader.load(remote)).rejects.toThrow(`no ${remote.entry}`);
  });

  it('gives up a remote that is over its budget', async () => {
    const { loader, report } = aLoader(() => new Promise(() => undefined));
    const slow = aComposedRemote({ name: 'mf-flow' });
    const loading = expect(loader.load(slow)).rejects.toMatchObject({ failure: 'slow' });
    await vi.advanceTimersByTimeAsync(8_000);
    await loading;
    expect(report.failed).toHaveBeenCalledWith(slow, 'slow', expect.anything());
  });

  it('runs no code of a remote that needs another version of a shared package', async () => {
    const importRemote = vi.fn();
    const { loader } = aLoader(importRemote);
    const newer = aComposedRemote({ contract: { ...remote.contract, designSystem: '^2.0.0' } });
    await expect(loader.load(newer)).rejects.toMatchObject({ failure: 'contract' });
    expect(importRemote).not.toHaveBeenCalled();
  });

  it.each([
    ['another remote', aRemoteModule('mf-console')],
    ['nothing', null],
    ['no routes', { remote: { manifest: { id: 'mf-flow' } } }],
  ])('refuses a module that is %s', async (_, module) => {
    const { loader } = aLoader(() => Promise.resolve(module));
    await expect(loader.load(aComposedRemote())).rejects.toMatchObject({ failure: 'load' });
  });
});
