import { expect, it } from 'vitest';
import designSystem from '../../../libs/design-system/package.json';
import { sharedPackages } from './shared-packages';

it('offers every entry of the design system: remotes bring no copy of their own', () => {
  const entries = Object.keys(designSystem.exports).map((entry) => `${designSystem.name}${entry.slice(1)}`);
  const offered = Object.keys(sharedPackages).filter((name) => name.startsWith(designSystem.name));
  expect(offered.toSorted()).toEqual(entries.toSorted());
});
