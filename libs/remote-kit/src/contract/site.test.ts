import { expect, it } from 'vitest';
import { matchArea } from './match-area';
import { onlySite } from './site';

const area = (path: string) => ({ path, layout: 'site', access: 'public' }) as const;
const remotes = [
  { name: 'mf-a', areas: [area('/'), area('/a')], nav: [] },
  { name: 'mf-b', areas: [area('/b'), area('/c')], nav: [{ label: 'B', to: '/b' }] },
];

it('leaves the remote of the site alone, with its page at the root and nothing beside its area', () => {
  const site = onlySite(remotes, '/b');
  const ownerOf = (path: string) => matchArea(site, path)?.remote.name;

  expect(['/', '/b', '/b/1', '/c', '/a'].map(ownerOf)).toEqual(['mf-b', 'mf-b', 'mf-b', undefined, undefined]);
  expect(site[0]?.nav).toEqual([]);
});

it('leaves nothing where no remote has the area', () => expect(onlySite(remotes, '/d')).toEqual([]));
