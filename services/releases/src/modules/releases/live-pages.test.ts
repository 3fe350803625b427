import { expect, it } from 'vitest';
import type { RemoteManifest } from '../../pipeline/manifest';
import { aRelease } from '../../testing/a-release';
import { programIntegrity } from './integrity';
import { releaseFaults } from './manifest-faults';

const site = { path: '/x', layout: 'site', access: 'public' } as const;
const program = { path: 'pages/server.cjs', bytes: 700_000, integrity: `sha384-${'a'.repeat(64)}` };
const livePages = { program: program.path, paths: ['/x', '/x/:id'] };
const aSite = (changes: Partial<RemoteManifest> = {}) =>
  aRelease({
    areas: [site],
    files: [...aRelease().files, program],
    preload: { '/x': [], '/x/:id': [] },
    livePages,
    ...changes,
  });

it('takes a release with live pages, and names their program with its hash', () => {
  expect(releaseFaults(aSite())).toEqual([]);
  expect(programIntegrity(aSite())).toEqual({
    livePages: { program: { file: program.path, integrity: program.integrity }, paths: livePages.paths },
  });
  expect(programIntegrity(aRelease())).toEqual({});
});

it.each<[string, Partial<RemoteManifest>, string]>([
  [
    'a program that is not among the files',
    { livePages: { ...livePages, program: 'other.cjs' } },
    'other.cjs is not among',
  ],
  ['a program that is too large', { files: [{ ...program, bytes: 4_000_000 }] }, 'has more'],
  ['a page that is no route', { livePages: { ...livePages, paths: ['/x/y/z'] } }, '/x/y/z is no route'],
  ['pages with the header of the shell', { areas: [{ ...site, layout: 'app' }] }, '/x is no route'],
  ['pages that are not for everybody', { areas: [{ ...site, access: 'signed-in' }] }, '/x is no route'],
])('refuses %s', (_, changes, message) => {
  const faults = releaseFaults(aSite(changes)).filter(({ field }) => field === 'manifest.livePages');
  expect(faults.map((fault) => fault.message).join()).toContain(message);
});
