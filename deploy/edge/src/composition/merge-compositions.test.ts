import { describe, expect, it } from 'vitest';
import type { ComposedRemote } from './composition';
import { aComposition, aRemote, aShell } from '../testing/a-composition';
import { mergeCompositions } from './merge-compositions';
import { readComposition } from './read-composition';

const flow = aRemote({ name: 'mf-flow', version: 'f1' });
const workshops = aRemote();
const known = aComposition({ remotes: [flow, workshops] });
const newWorkshops = aRemote({ version: 'w2' });

const mergeAnswer = (remotes: unknown[], before: typeof known | undefined = known) =>
  mergeCompositions(
    before,
    readComposition(aComposition({ id: 'fedcba9876543210', remotes: remotes as ComposedRemote[] })),
  ); // some are malformed
const versionsOf = (merged: ReturnType<typeof mergeAnswer>) =>
  merged?.composition.remotes.map(({ version }) => version);

it('is the answer when every remote of it is well-formed', () => {
  expect(mergeAnswer([newWorkshops])).toEqual({
    composition: aComposition({ id: 'fedcba9876543210', remotes: [newWorkshops] }),
    kept: [],
  });
});

describe('a malformed remote', () => {
  it.each([
    ['that is known', { ...flow, areas: undefined }],
    ['without a name', null],
  ])('%s keeps its last good description beside what is new of the others', (_what, malformed) => {
    const merged = mergeAnswer([malformed, newWorkshops]);

    expect(versionsOf(merged)).toEqual(['f1', 'w2']);
    expect(merged?.kept).toEqual(['mf-flow']);
  });

  it('that is new is left out', () => {
    expect(versionsOf(mergeAnswer([{ name: 'mf-new' }, flow, newWorkshops]))).toEqual(['f1', 'w2']);
  });

  it('brings back no other remote that the answer does without', () => {
    expect(versionsOf(mergeAnswer([{ name: 'mf-new' }, newWorkshops]))).toEqual(['w2']);
  });

  it('keeps all that is known when no remote of the answer can be used', () => {
    expect(versionsOf(mergeAnswer([null, null]))).toEqual(['f1', 'w1']);
  });
});

it('refuses an empty answer when remotes are known, and accepts it before the first release', () => {
  expect(mergeAnswer([])).toBeUndefined();
  expect(mergeCompositions(undefined, readComposition(aComposition({ remotes: [] })))?.composition.remotes).toEqual([]);
});

it('refuses an answer whose only remotes are malformed when nothing is known', () => {
  expect(mergeCompositions(undefined, readComposition({ ...aComposition(), remotes: [null] }))).toBeUndefined();
});

it('keeps the shell when the answer names none that can be used', () => {
  const shell = aShell('s1');
  const shellAfter = (answered: unknown) =>
    mergeCompositions({ ...known, shell }, readComposition({ ...known, shell: answered }))?.composition.shell;

  expect(shellAfter({ ...shell, version: 's2' })).toEqual({ ...shell, version: 's2' });
  expect([shellAfter(undefined), shellAfter(null), shellAfter({ version: 7 })]).toEqual([shell, shell, shell]);
});

it('refuses what is no composition', () => {
  expect(mergeCompositions(known, readComposition({ status: 500 }))).toBeUndefined();
});
