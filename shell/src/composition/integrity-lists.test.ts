import { expect, it } from 'vitest';
import { aComposedRemote, aComposition } from '../testing/a-remote';
import { createCompositionStore } from './composition-store';
import { integrityLists } from './integrity-lists';

const needs = { react: '19.0.0', exports: {} };
const remote = aComposedRemote({
  entry: '/remotes/mf-flow/2/remoteEntry.js',
  integrityList: 'sha384-two',
  fallback: { version: '1', entry: '/remotes/mf-flow/1/remoteEntry.js', needs, integrityList: 'sha384-one' },
});

it('finds the hash of a version and of what stands in for it', () => {
  const find = integrityLists(createCompositionStore(aComposition(remote)));

  expect([find(remote.entry), find('/remotes/mf-flow/1/remoteEntry.js'), find('/other.js')]).toEqual([
    'sha384-two',
    'sha384-one',
    undefined,
  ]);
});

it('knows those of a later composition, and still those of the first', () => {
  const store = createCompositionStore(aComposition(remote));
  const find = integrityLists(store);
  const next = aComposedRemote({ entry: '/remotes/mf-flow/3/remoteEntry.js', integrityList: 'sha384-three' });
  store.replace(aComposition(next));

  expect([find(next.entry), find(remote.entry)]).toEqual(['sha384-three', 'sha384-two']);
});
