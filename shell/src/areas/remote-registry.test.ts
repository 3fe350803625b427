import type { ComposedRemote } from '@declic/remote-kit/host';
import { beforeEach, expect, it, vi } from 'vitest';
import { createCompositionStore } from '../composition/composition-store';
import { RemoteLoader } from '../federation/remote-loader';
import { aComposedRemote, aComposition, aRemoteModule } from '../testing/a-remote';
import { RemoteRegistry } from './remote-registry';

beforeEach(() => sessionStorage.clear());

const versioned = (version: string) => ({ version, entry: `/remotes/mf-flow/${version}/remoteEntry.js` });
const standIn = (version: string) => ({ ...versioned(version), needs: { react: '19.0.0', exports: {} } });

/** A page that was opened with B, with A as its last good version. `now` is what the registry says when it is asked again. */
function aPage(now: Partial<ComposedRemote> = {}) {
  const first = aComposedRemote({ ...versioned('B'), fallback: standIn('A') });
  const composition = createCompositionStore(aComposition(first));
  const importRemote = vi.fn(async (name: string, _entry: string): Promise<unknown> => aRemoteModule(name));
  const offer = { react: '19.3.1', exports: {} };
  const loader = new RemoteLoader({ importRemote, offer, report: { failed: vi.fn() } });
  const { fallback: _, ...current } = first;
  const beforeFirstRun = vi.fn(async () => composition.replace(aComposition({ ...current, ...now })));
  const registry = new RemoteRegistry(composition, loader, { beforeFirstRun });
  const imported = () => importRemote.mock.calls.map(([, entry]) => entry.split('/')[3]);
  const shown = () => registry.sourceOf('mf-flow').version;
  return {
    first,
    registry,
    importRemote,
    imported,
    shown,
    load: () => registry.load(first, new AbortController().signal),
  };
}

it('shows the last good version in the place of one that failed', async () => {
  const { registry, load, shown } = aPage({ fallback: standIn('A') });
  await load();
  await registry.fallBack('mf-flow');
  expect(shown()).toBe('A');
  expect(registry.canFallBack('mf-flow')).toBe(false);
});

it('does not run a last good version that was withdrawn since the page was opened', async () => {
  const { registry, load, imported } = aPage({ withdrawn: ['A'] });
  await load();
  await expect(registry.fallBack('mf-flow')).rejects.toThrow('There is no other version of mf-flow any more.');
  expect(imported()).toEqual(['B']);
});

it('shows the version that visitors were brought back to when there is no other', async () => {
  const { registry, load, shown } = aPage({ ...versioned('C'), withdrawn: ['A', 'B'] });
  await load();
  await registry.fallBack('mf-flow');
  expect(shown()).toBe('C');
});

it('takes the version that failed for bad, and not the one that stood in for it', async () => {
  const { registry, load, importRemote, imported, shown } = aPage({ ...versioned('C'), fallback: standIn('A') });
  await load();
  await registry.fallBack('mf-flow');
  importRemote.mockImplementation(async (name, entry) => {
    if (entry.includes('/C/')) throw new TypeError('Failed to fetch');
    return aRemoteModule(name);
  });
  const renew = async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
    await registry.renew('mf-flow').catch(() => undefined);
  };
  await renew();
  expect(shown()).toBe('A');
  await renew();
  expect(imported().filter((version) => version === 'C')).toHaveLength(1);
});

it('does not give a version that was withdrawn while it was on its way to the next visitor of the area', async () => {
  const { first, registry, importRemote, imported, shown, load } = aPage();
  const late = Promise.withResolvers<unknown>();
  importRemote.mockImplementationOnce(() => late.promise);
  const left = [load(), load()];
  const next = { ...first, ...versioned('C') };
  const loaded = await registry.load(next, new AbortController().signal);

  expect(loaded.version).toBe('C');
  expect(imported()).toEqual(['B', 'C']);
  late.resolve(aRemoteModule('mf-flow'));
  for (const { version } of await Promise.all(left)) expect(version).toBe('C');
  expect(shown()).toBe('C');
});
