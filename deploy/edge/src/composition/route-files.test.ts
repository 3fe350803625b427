import { expect, it } from 'vitest';
import { aComposition, aRemote } from '../testing/a-composition';
import { hasPage, routeFiles } from './route-files';

const remote = aRemote({
  areas: [{ path: '/fr', layout: 'site', access: 'public' }],
  preload: {
    '*': ['all.js'],
    '/fr': ['home.js'],
    '/fr/*': ['other.js'],
    '/fr/:id': ['detail.js'],
    '/fr/new': ['new.js'],
  },
});
const listFiles = (path: string) =>
  routeFiles(aComposition({ remotes: [remote] }), path).map(({ href }) => href.split('/').at(-1));

it.each([
  ['/fr', ['home.js', 'all.js']],
  ['/fr/', ['home.js', 'all.js']],
  ['/fr/new', ['new.js', 'all.js']],
  ['/fr/7', ['detail.js', 'all.js']],
  ['/fr/7/more', ['other.js', 'all.js']],
  ['/en', []],
])('chooses the most specific pattern for %s', (path, files) => {
  expect(listFiles(path)).toEqual(files);
});

it('asks the remote with the longest area', () => {
  const inner = aRemote({
    name: 'mf-inner',
    areas: [{ path: '/fr/inner', layout: 'site', access: 'public' }],
    preload: { '*': ['inner.js'] },
  });

  expect(routeFiles(aComposition({ remotes: [remote, inner] }), '/fr/inner/x').map(({ href }) => href)).toEqual([
    '/remotes/mf-inner/w1/inner.js',
  ]);
});

it('takes the root for itself only', () => {
  const root = aComposition({
    remotes: [aRemote({ areas: [{ path: '/', layout: 'site', access: 'public' }], preload: { '*': [], '/': [] } })],
  });

  expect([hasPage(root, '/'), hasPage(root, '/x')]).toEqual([true, false]);
});

it('has pages at the routes of a release alone, and everywhere in its area when it names none', () => {
  const known = aComposition();
  expect(['/workshops', '/workshops/', '/workshops/7'].every((path) => hasPage(known, path))).toBe(true);
  expect(['/workshops/7/more', '/nowhere'].some((path) => hasPage(known, path))).toBe(false);
  expect(hasPage(aComposition({ remotes: [aRemote({ preload: { '*': [] } })] }), '/workshops/7/more')).toBe(true);
});
