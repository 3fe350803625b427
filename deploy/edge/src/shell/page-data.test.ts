import { expect, it } from 'vitest';
import { aComposition, aRemote, aShellIdentity } from '../testing/a-composition';
import { PageData } from './page-data';

it('compares a remote with the shell once, also while visitors get different lists of remotes', () => {
  const stable = aRemote();
  const data = new PageData(aShellIdentity());
  const read = () => data.of(aComposition({ remotes: [stable] })).remotes[0];
  expect(read()).toBe(read());
});
