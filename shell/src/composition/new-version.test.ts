import { beforeEach, expect, it } from 'vitest';
import { aComposedRemote, aComposition } from '../testing/a-remote';
import { createCompositionStore } from './composition-store';
import { watchForNewVersion } from './new-version';

const flow = (version: string) => aComposedRemote({ name: 'mf-flow', version });
const other = (version: string) => aComposedRemote({ name: 'mf-other', version });

beforeEach(() => sessionStorage.clear());

function aPage(shell = 's1') {
  const store = createCompositionStore({ ...aComposition(flow('1'), other('1')), shell: { version: shell } });
  const loaded = [{ name: 'mf-flow', version: '1' }];
  const isOutdated = watchForNewVersion(store, { loaded });
  const release = (...remotes: ReturnType<typeof flow>[]) =>
    store.replace({ ...aComposition(...remotes), shell: { version: 's1' } });
  return { store, loaded, isOutdated, release };
}

it('says so when code that runs in the page has a newer version', () => {
  const { isOutdated, release } = aPage();
  expect(isOutdated.getState()).toBe(false);
  release(flow('2'), other('1'));
  expect(isOutdated.getState()).toBe(true);
});

it('says nothing of code that is not here yet: the newer version is simply loaded', () => {
  const { isOutdated, release } = aPage();
  release(flow('1'), other('2'));
  expect(isOutdated.getState()).toBe(false);
});

it('says nothing while the last good version stands in for one that failed', () => {
  const { isOutdated, release, loaded } = aPage();
  loaded.splice(0, 1, { name: 'mf-flow', version: '0' });
  release(flow('1'), other('2'));
  expect(isOutdated.getState()).toBe(false);
});

it('says nothing any more once the page runs the newer version', () => {
  const { isOutdated, release, loaded } = aPage();
  release(flow('2'), other('1'));
  loaded.splice(0, 1, { name: 'mf-flow', version: '2' });
  release(flow('2'), other('2'));
  expect(isOutdated.getState()).toBe(false);
});

it('says so when another shell is live', () => {
  const { isOutdated, release } = aPage('s0');
  release(flow('1'), other('1'));
  expect(isOutdated.getState()).toBe(true);
});
