import { expect, it } from 'vitest';
import { usageProblem } from './usage.ts';

it.each([
  ['remote', ['billing']],
  ['feature', ['mf-billing', 'invoice-list', '--dry-run']],
  ['module', ['marketing', 'partner', '--plural=partners']],
  ['action', ['--help']],
])('lets %s %j through', (what, args) => {
  expect(usageProblem(what, args)).toBeUndefined();
});

it('says how a generator is used when a name is missing', () => {
  expect(usageProblem('feature', ['billing'])).toBe(
    'Use: npm run generate -- feature <remote> <capability> [--dry-run]',
  );
});

it.each(['', 'page'])('lists what there is for %j', (what) => {
  expect(usageProblem(what, [])).toMatch(
    /remote <name>[^]*feature <remote> <capability>[^]*module <service> <noun>[^]*action <group> <slug>/,
  );
});
