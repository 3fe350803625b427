import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as session from '../../../libs/session/src/index.ts';
import type { ReleaseManifest } from '../../../libs/remote-kit/src/contract/index.ts';
import * as builds from '../testing/build-copy.ts';

const example = fileURLToPath(new URL('./testing/mf-example', import.meta.url));
const config =
  "import { remoteConfig } from '../../vite/remote.ts';\nexport default remoteConfig(import.meta.dirname);\n";

function aRemote(change: (root: string) => void = () => undefined): string {
  const root = builds.copyProject(example, config);
  change(root);
  return root;
}

const buildRelease = (root: string) => builds.buildRelease<ReleaseManifest>(root);

it('describes what was built: files with their hashes, and what each route needs first', async () => {
  const root = aRemote();
  const release = await buildRelease(root);
  expect(release).toMatchObject({ schema: 1, name: 'mf-example', owner: 'platform', entry: 'remoteEntry.js' });

  for (const { path, bytes, integrity } of release.files) {
    const content = readFileSync(join(root, 'dist', path));
    expect([path, bytes, integrity]).toEqual([
      path,
      content.byteLength,
      `sha384-${createHash('sha384').update(content).digest('base64')}`,
    ]);
  }
  expect(Object.keys(release.preload).sort()).toEqual(['*', '/example', '/example/:id']);
  expect(release.preload['/example']?.[0]).toBe('remoteEntry.js');
  expect(release.preload['/example']?.some((file) => file.includes('home.route'))).toBe(true);
  expect(release.preload['/example']?.some((file) => file.includes('detail.route'))).toBe(false);
  const listed = new Set(release.files.map(({ path }) => path));
  expect(
    Object.values(release.preload)
      .flat()
      .filter((file) => !listed.has(file)),
  ).toEqual([]);
});

it('names for each route the entries that the shell fetches on demand, and brings no file for them', async () => {
  const root = aRemote((folder) => {
    const page = (text: string) => `import { Tabs } from '@declic/design-system/tabs';
      export const Component = () => <Tabs label="${text}" value="a" onValueChange={() => {}} tabs={[]} />;`;
    writeFileSync(join(folder, 'src/routes/detail.route.tsx'), page('one'));
    writeFileSync(join(folder, 'src/routes/home.route.tsx'), page('other'));
  });
  const { preload, files } = await buildRelease(root);
  const needed = preload['/example'] ?? [];
  expect(needed.filter((it) => it.startsWith('@'))).toEqual(['@declic/design-system/tabs']);
  expect(needed.filter((it) => it.endsWith('.js'))).toHaveLength(3);
  expect(preload['*']?.some((it) => it.startsWith('@'))).toBe(false);
  expect(files.filter(({ path }) => path.includes('loadShare'))).toEqual([]);
});

it('lists the hashes of its modules in a file of its own, which is one of its files', async () => {
  const root = aRemote();
  const { files, preload } = await buildRelease(root);
  const list = JSON.parse(readFileSync(join(root, 'dist/integrity.json'), 'utf8')) as unknown;
  const modules = files.filter(({ path }) => path.endsWith('.js'));

  expect(list).toEqual({ integrity: Object.fromEntries(modules.map((file) => [file.path, file.integrity])), preload });
  expect(modules.length).toBeGreaterThan(3);
  expect(files.map(({ path }) => path)).toContain('integrity.json');
});

it('brings no copy of what the shell shares', async () => {
  const root = aRemote();
  const { files } = await buildRelease(root);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes).toBeLessThan(60_000); // react-dom alone is more than twice that
});

it('names what it needs from the shell: the version of React, and of our packages the names that the bundle reads', async () => {
  const root = aRemote((folder) => writeFileSync(join(folder, 'src/routes/detail.route.tsx'), importsOfEveryKind));
  const { needs } = await buildRelease(root);
  expect(needs.react).toMatch(/^19\.\d+\.\d+$/);
  expect(needs.exports).toEqual({
    '@declic/design-system': ['Badge', 'Button', 'Heading', 'Text', 'media'],
    '@declic/design-system/dialog': ['Dialog'],
    '@declic/remote-kit': ['defineRemote', 'lazyRoute', 'styled', 'useParams', 'useQueryClient'],
    // Taken as a whole, so every name counts.
    '@declic/session': Object.keys(session).sort(),
  });
});

/** Named, renamed, re-exported, by namespace, from a sub-path, of React by default, and types, which need nothing. */
const importsOfEveryKind = `
import React from 'react';
import { Text as Words, type ButtonProps, type Crumb } from '@declic/design-system';
import * as session from '@declic/session';
import { Button } from '@declic/design-system';
import type { Tabs } from '@declic/design-system/tabs';
import { Dialog } from '@declic/design-system/dialog';
import { useParams } from 'react-router-dom';
export { media as handle } from '@declic/design-system';
export { Badge as Component } from '@declic/design-system';
export type Kept = ButtonProps | Crumb | typeof Tabs;
export function loader() {
  return React.createElement(Button, { href: useParams()['id'], session }, [Words, Dialog]);
}
`;

it('is the same version wherever it is built, also at the same time, and another one after a change', async () => {
  const changed = aRemote((root) => {
    const manifest = join(root, 'src/remote.manifest.ts');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace("title: 'Example'", "title: 'Changed'"));
  });
  const [one, other, third] = await Promise.all([
    buildRelease(aRemote()),
    buildRelease(aRemote()),
    buildRelease(changed),
  ]);
  expect(other).toEqual(one);
  expect(third.version).not.toBe(one.version);
});

it('refuses a manifest with faults, in words', async () => {
  const faulty = aRemote((root) => {
    const manifest = join(root, 'src/remote.manifest.ts');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace("owner: 'platform'", "owner: ''"));
  });
  await expect(buildRelease(faulty)).rejects.toThrow('owner is missing.');
});

it('refuses an import that the facade does not have', async () => {
  const faulty = aRemote((root) => {
    writeFileSync(
      join(root, 'src/routes/home.route.tsx'),
      "export { useFetcher as Component } from 'react-router-dom';",
    );
    writeFileSync(join(root, 'vite.config.ts'), config.replace('dirname', 'dirname, { moduleIdleSeconds: 2 }'));
  });
  await expect(buildRelease(faulty)).rejects.toThrow('does not export useFetcher');
});

it('names the operations that it calls with the hash of their contracts, and brings these contracts along', async () => {
  const root = aRemote((folder) => writeFileSync(join(folder, 'src/routes/detail.route.tsx'), callsTheApi));
  const { operations, files } = await buildRelease(root);
  const contract = JSON.parse(readFileSync(join(root, 'dist/api-contract.json'), 'utf8')) as unknown;

  expect(operations).toEqual({ listWorkshops: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(contract).toMatchObject({
    operations: { listWorkshops: { method: 'GET', path: '/api/workshops/sessions' } },
    schemas: { WorkshopSession: { type: 'object' } },
  });
  expect(files.map(({ path }) => path)).toContain('api-contract.json');
});

const callsTheApi = `
declare const api: { GET(path: string): void };
export function loader() {
  api.GET('/api/workshops/sessions');
  return null;
}
`;
