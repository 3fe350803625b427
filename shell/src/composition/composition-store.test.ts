import { beforeEach, describe, expect, it } from 'vitest';
import { aComposedRemote, aComposition } from '../testing/a-remote';
import { createCompositionStore } from './composition-store';

const needs = { react: '19.0.0', exports: {} };
const remoteAt = (version: string, fallback?: string, withdrawn?: string[]) =>
  aComposedRemote({
    version,
    entry: entryOf(version),
    ...(fallback && {
      fallback: { version: fallback, entry: entryOf(fallback), needs, integrityList: 'x' },
    }),
    ...(withdrawn && { withdrawn }),
  });
const namedBy = (store: ReturnType<typeof createCompositionStore>) =>
  store.getState().remotes.map(({ version, entry, fallback }) => ({ version, entry, standsIn: fallback?.version }));
const entryOf = (version: string) => `/remotes/mf-flow/${version}/remoteEntry.js`;

beforeEach(() => sessionStorage.clear());

describe('a version that was withdrawn', () => {
  it('is not named any more by a page that is opened later, from an edge that still names it', () => {
    createCompositionStore(aComposition(remoteAt('2', '1'))).replace(aComposition(remoteAt('1', undefined, ['2'])));

    const reloaded = createCompositionStore(aComposition(remoteAt('2', '1')));
    expect(namedBy(reloaded)).toEqual([{ version: '1', entry: entryOf('1'), standsIn: undefined }]);
    expect(reloaded.getState().remotes[0]?.integrityList).toBe('x');
  });

  it('stands in for no other version', () => {
    createCompositionStore(aComposition()).replace(aComposition(remoteAt('3', undefined, ['2'])));

    expect(namedBy(createCompositionStore(aComposition(remoteAt('3', '2'))))).toEqual([
      { version: '3', entry: entryOf('3'), standsIn: undefined },
    ]);
  });

  it('is still better than nothing', () => {
    createCompositionStore(aComposition()).replace(aComposition(remoteAt('1', undefined, ['2'])));

    expect(namedBy(createCompositionStore(aComposition(remoteAt('2'))))).toMatchObject([{ version: '2' }]);
  });

  it('is good again when the registry names it again', () => {
    const store = createCompositionStore(aComposition());
    store.replace(aComposition(remoteAt('1', undefined, ['2'])));
    store.replace(aComposition(remoteAt('2', '1')));

    expect(namedBy(store)).toMatchObject([{ version: '2', standsIn: '1' }]);
    expect(namedBy(createCompositionStore(aComposition(remoteAt('2', '1'))))).toMatchObject([{ version: '2' }]);
  });
});

it('begins anew when the storage holds something else', () => {
  sessionStorage.setItem('declic.withdrawn', '{"no":"list"');

  expect(namedBy(createCompositionStore(aComposition(remoteAt('2', '1'))))).toMatchObject([{ version: '2' }]);
});
