import { describe, expect, it } from 'vitest';
import { offer, sharedPackagesFor } from './shared-packages';

const entries = Object.entries(sharedPackagesFor('mf-flow')).filter(([name]) => name.startsWith('@declic/'));

it('shares every entry of our packages that remotes may import: they bring no copy of their own', () => {
  const packages = ['@declic/remote-kit', '@declic/session', '@declic/design-system'];
  const expected = [...packages, ...Object.keys(__ON_DEMAND_EXPORTS__)]; // read from the libraries' package.json
  expect(entries.map(([name]) => name).toSorted()).toEqual(expected.toSorted());
});

describe('the offer', () => {
  it('has the version of React that the page runs', () => expect(offer.react).toMatch(/^19\.\d+\.\d+/));

  it.each(entries)('lists the exports that %s has', async (name, share) => {
    const library = 'get' in share ? (await share.get())() : share.lib();
    expect(offer.exports[name]?.toSorted()).toEqual(Object.keys(library).toSorted());
  });
});
