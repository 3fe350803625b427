import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sharedPackages } from './shared-packages';

const manifest = join(import.meta.dirname, '../../../libs/design-system/package.json');
const { name, exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; exports: object }; // our own package.json

it('offers every entry of the design system: remotes bring no copy of their own', () => {
  const entries = Object.keys(exports).map((entry) => name + entry.slice(1));
  const offered = Object.keys(sharedPackages).filter((shared) => shared.startsWith(name));
  expect(offered.toSorted()).toEqual(entries.toSorted());
});
