import { expect, it } from 'vitest';
import { aRelease, integrityListOf } from '../../testing/a-release';
import { integrityListFaults } from './integrity-list-faults';

const release = aRelease();
const WRONG = `sha384-${'a'.repeat(64)}`;

/** What is said of the list of a build, after a change. */
function faultsAfter(change: (list: { integrity: Record<string, unknown>; preload: Record<string, unknown> }) => void) {
  const list = JSON.parse(integrityListOf(release)) as Parameters<typeof change>[0]; // what a build writes
  change(list);
  return integrityListFaults(release, JSON.stringify(list));
}

it('agrees with what a build writes', () => {
  expect(faultsAfter(() => undefined)).toEqual([]);
});

it.each<[string, Parameters<typeof faultsAfter>[0], string]>([
  [
    'a wrong hash',
    ({ integrity }) => void (integrity['assets/page.js'] = WRONG),
    'has another hash for assets/page.js',
  ],
  ['a hash that is no text', ({ integrity }) => void (integrity['assets/page.js'] = [WRONG]), 'has another hash'],
  ['no hash of a module', ({ integrity }) => void delete integrity['assets/rare.js'], 'lacks assets/rare.js'],
  ['a module that is not there', ({ integrity }) => void (integrity['assets/gone.js'] = WRONG), 'names assets/gone.js'],
  ['other preloads', ({ preload }) => void (preload['*'] = ['assets/rare.js']), 'preloads other files for *'],
  ['preloads of a route that is not there', ({ preload }) => void (preload['/x'] = []), 'preloads other files for /x'],
])('names %s', (_what, change, message) => {
  const faults = faultsAfter(change);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`integrity.json ${message}`);
});

it.each(['', '{', 'null', '[]', '{}', '{"integrity":{},"preload":[]}', '{"integrity":"x","preload":{}}'])(
  'says that %j is no list',
  (text) => {
    expect(integrityListFaults(release, text)).toEqual(['integrity.json holds no lists `integrity` and `preload`']);
  },
);

it('names ten faults, and counts the others', () => {
  const faults = faultsAfter(({ integrity }) => {
    for (let index = 0; index < 15; index += 1) integrity[`assets/${index}.js`] = WRONG;
  });
  expect(faults).toHaveLength(11);
  expect(faults.at(-1)).toBe('and 5 more of this kind');
});
