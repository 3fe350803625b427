import { aRelease, aReleaseChoice } from '@declic/openapi/release-factories';
import { expect, it } from 'vitest';
import { canaryChanges } from '../canary/canary-card';
import { availableChanges } from './deployable';
import { availableVersionChanges, versionState } from './version-state';

const AT = '2026-11-22T10:00:00Z';
const kinds = (changes: readonly { kind: string }[]) => changes.map(({ kind }) => kind);
const other = aRelease({ version: 'other', current: false });

it.each([
  ['in use', {}, ['roll-back', 'freeze', 'retire']],
  ['with nothing to go back to', { previous: null }, ['freeze', 'retire']],
  ['frozen', { frozen_at: AT }, ['unfreeze']],
  ['retired', { retired_at: AT }, ['revive']],
  ['the shell', { name: 'shell' }, ['roll-back', 'freeze']],
])('offers for a deployable that is %s', (_state, change, expected) => {
  expect(kinds(availableChanges(aReleaseChoice(change)))).toEqual(expected);
});

it.each([
  ['that visitors get', aRelease(), {}, ['withdraw']],
  ['to choose from', other, {}, ['promote', 'start-canary', 'withdraw']],
  ['while another is in canary', other, { canary: 'third', canary_percent: 5 }, ['promote', 'withdraw']],
  ['in canary, beside its figures', other, { canary: 'other', canary_percent: 5 }, []],
  ['that was withdrawn', { ...other, withdrawn_at: AT }, {}, []],
  ['whose files were deleted', { ...other, collected_at: AT }, {}, []],
  ['of a frozen deployable', other, { frozen_at: AT }, ['withdraw']],
  ['that visitors get of a frozen deployable', aRelease(), { frozen_at: AT }, ['withdraw']],
  ['of a retired deployable', other, { retired_at: AT }, ['withdraw']],
  ['that a revival gives back', aRelease(), { retired_at: AT }, []],
])('offers for a version %s', (_state, release, change, expected) => {
  expect(kinds(availableVersionChanges(release, aReleaseChoice(change)))).toEqual(expected);
});

it.each([
  ['running', {}, ['promote-canary', 'change-canary', 'end-canary', 'withdraw']],
  ['frozen', { frozen_at: AT }, ['withdraw']],
])('offers for a canary that is %s', (_state, change, expected) => {
  expect(kinds(canaryChanges(aReleaseChoice({ canary: 'other', canary_percent: 5, ...change })))).toEqual(expected);
});

it.each([
  ['Current', aRelease(), {}],
  ['Canary, 5 %', other, { canary: 'other', canary_percent: 5 }],
  ['Fallback', other, { fallback: 'other' }],
  ['Withdrawn', { ...other, withdrawn_at: AT }, { fallback: 'other' }],
  ['Deleted', { ...other, collected_at: AT, withdrawn_at: AT }, {}],
  ['Was shown', other, {}],
  ['Registered', { ...other, rendered_at: null }, {}],
])('calls a version %s', (label, release, change) => {
  expect(versionState(release, aReleaseChoice(change)).label).toBe(label);
});
