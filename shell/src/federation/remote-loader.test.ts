import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportBeacon } from '../telemetry/beacons';
import { aComposedRemote, aRemoteModule } from '../testing/a-remote';
import { RemoteLoader } from './remote-loader';

const offer = { react: '19.3.1', exports: { '@declic/design-system': ['Button'] } };
const fallback = { version: '1', entry: '/old.js', needs: { react: '19.0.0', exports: {} } };
const remote = aComposedRemote({ name: 'mf-flow', version: '2', fallback });

function aLoader(importRemote: (name: string, entry: string) => Promise<unknown>) {
  const report = { failed: vi.fn() } satisfies Pick<ReportBeacon, 'failed'>;
  return { loader: new RemoteLoader({ importRemote, offer, report }), report };
}

describe('RemoteLoader', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('loads the version that the composition names', async () => {
    const importRemote = vi.fn(() => Promise.resolve(aRemoteModule('mf-flow')));
    const { loader, report } = aLoader(importRemote);
    expect(await loader.load(remote)).toMatchObject({ name: 'mf-flow', version: '2' });
    expect(importRemote).toHaveBeenCalledExactlyOnceWith('mf-flow', remote.entry);
    expect(report.failed).not.toHaveBeenCalled();
  });

  it('loads the last good version when the current one fails, and reports the failure', async () => {
    const { loader, report } = aLoader((_, entry) =>
      entry === '/old.js' ? Promise.resolve(aRemoteModule('mf-flow')) : Promise.reject(new Error('404')),
    );
    expect(await loader.load(remote)).toMatchObject({ version: '1' });
    expect(report.failed).toHaveBeenCalledExactlyOnceWith(remote, 'load', expect.anything());
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

  const needy = { react: '19.3.0', exports: { '@declic/design-system': ['Button', 'Gauge'] } };

  it('runs no code of a remote that needs an export which this page lacks, and names it', async () => {
    const importRemote = vi.fn();
    const { loader, report } = aLoader(importRemote);
    const newer = aComposedRemote({ needs: needy });
    await expect(loader.load(newer)).rejects.toMatchObject({ failure: 'contract' });
    expect(importRemote).not.toHaveBeenCalled();
    const reason = expect.objectContaining({ message: 'mf-flow 1: @declic/design-system exports no Gauge.' });
    expect(report.failed).toHaveBeenCalledExactlyOnceWith(newer, 'contract', reason);
  });

  it('runs no code of a remote that was built with a newer React', async () => {
    const importRemote = vi.fn();
    const { loader } = aLoader(importRemote);
    const newer = aComposedRemote({ needs: { react: '19.4.0', exports: {} } });
    await expect(loader.load(newer)).rejects.toThrow('It was built with React 19.4.0; the shell has 19.3.1.');
    expect(importRemote).not.toHaveBeenCalled();
  });

  it('loads the last good version, which needs less, in place of one that does not fit', async () => {
    const importRemote = vi.fn(() => Promise.resolve(aRemoteModule('mf-flow')));
    const { loader } = aLoader(importRemote);
    expect(await loader.load({ ...remote, needs: needy })).toMatchObject({ version: '1' });
    expect(importRemote).toHaveBeenCalledExactlyOnceWith('mf-flow', '/old.js');
  });

  it('judges the last good version by its own needs', async () => {
    const importRemote = vi.fn(() => Promise.reject(new Error('404')));
    const { loader } = aLoader(importRemote);
    await expect(loader.load({ ...remote, fallback: { ...fallback, needs: needy } })).rejects.toThrow('404');
    expect(importRemote).toHaveBeenCalledExactlyOnceWith('mf-flow', remote.entry);
  });

  it.each([
    ['another remote', aRemoteModule('mf-console')],
    ['nothing', null],
    ['no routes', { remote: { manifest: { id: 'mf-flow' } } }],
    ['something else than routes', { remote: { manifest: { id: 'mf-flow' }, routes: [null] } }],
  ])('refuses a module that is %s', async (_, module) => {
    const { loader } = aLoader(() => Promise.resolve(module));
    await expect(loader.load(aComposedRemote())).rejects.toMatchObject({ failure: 'load' });
  });
});
