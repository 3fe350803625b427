import { isWithin } from '@declic/remote-kit/host';
import { remoteConformance } from '@declic/remote-kit/testing';
import { expect, it } from 'vitest';
import { remote } from './remote';
import { manifest } from './remote.manifest';

remoteConformance(remote, manifest);

it.each([
  ['/dashboard', ['Dashboard', 'Usage', 'Account']],
  ['/usage', ['Dashboard', 'Usage', 'Account']],
  ['/tools/flow-content', ['Dashboard', 'Usage', 'Account']],
  ['/api', ['Dashboard', 'Usage', 'Account', 'Actions', 'Keys']],
  ['/actions/email_validate/playground', ['Dashboard', 'Usage', 'Account', 'Actions', 'Keys']],
  ['/keys', ['Dashboard', 'Usage', 'Account', 'Actions', 'Keys']],
])('is linked from the header of %s as %j', (path, labels) => {
  const shown = manifest.nav.filter(({ when }) => when?.some((base) => isWithin(path, base)) ?? true);
  expect(shown.map(({ label }) => label)).toEqual(labels);
});

it('wants a key everywhere but on the dashboard, the keys page and the account page', () => {
  const protectedAreas = manifest.areas.filter(({ access }) => access === 'signed-in');
  expect(protectedAreas.filter(({ needsKey }) => !needsKey).map(({ path }) => path)).toEqual([
    '/dashboard',
    '/keys',
    '/account',
  ]);
});
