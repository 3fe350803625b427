import { selectComposition } from '@declic/nest-kit/composition';
import { expect, it } from 'vitest';
import { aRelease, aShell } from '../../testing/a-release';
import { possibleCompositions } from './possible-compositions';
import { toCandidates } from './to-candidates';

const trial = (name: string) => ({
  stable: aRelease({ name, version: 'v1' }),
  canary: aRelease({ name, version: 'v2' }),
  canaryPercent: 50,
  fallback: null,
  withdrawn: [],
});
const shell = { stable: aShell(), canary: aShell({ version: 's2' }), canaryPercent: 50, fallback: null, withdrawn: [] };

it('has the composition of every visitor', () => {
  const candidates = toCandidates([shell, trial('mf-a'), trial('mf-b')]);
  const possible = new Set(possibleCompositions(candidates).map(({ id }) => id));
  const selected = Array.from({ length: 200 }, (_, visitor) => selectComposition(candidates, `visitor-${visitor}`).id);
  expect(possible.size).toBe(8);
  expect(new Set(selected)).toEqual(possible);
});

it('stays within 256 however many canaries there are', () => {
  const many = Array.from({ length: 24 }, (_, index) => trial(`mf-remote-${index}`));
  expect(possibleCompositions(toCandidates(many)).length).toBe(256);
});
