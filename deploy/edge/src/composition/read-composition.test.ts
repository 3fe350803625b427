import { expect, it } from 'vitest';
import { aComposition, aRemote } from '../testing/a-composition';
import { readComposition } from './read-composition';

it.each([
  ['without areas', { areas: undefined }],
  ['without needs', { needs: undefined }],
  ['without preload lists', { preload: undefined }],
  ['with a name that is no remote', { name: 'shell' }],
])('leaves out a remote %s, and only that one', (_what, changes) => {
  const malformed = { ...aRemote(), ...changes };
  const read = readComposition({ ...aComposition(), remotes: [malformed, aRemote()] });

  expect(read).toEqual({ composition: aComposition(), malformed: [malformed] });
});

it('takes a composition without remotes', () => {
  expect(readComposition(aComposition({ remotes: [] })).composition).toEqual(aComposition({ remotes: [] }));
});

it.each([
  ['an error page', '<html>'],
  ['nothing', null],
  ['another object', { id: 'x' }],
])('refuses %s', (_what, value) => {
  expect(readComposition(value).composition).toBeUndefined();
});
