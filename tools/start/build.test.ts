import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SERVICES } from '../database/logins.ts';
import { root } from './settings.ts';

interface Manifest {
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest; // npm's
}

it('builds what the stack runs, and nothing that only tests need: the whole start has to stay short', () => {
  const folders = globSync([...(readManifest('.').workspaces ?? [])], { cwd: root });
  const built = folders.filter(
    (folder) => existsSync(join(root, folder, 'package.json')) && readManifest(folder).scripts?.['build'],
  );
  const services = SERVICES.map((service) => `services/${service}`);
  const remotes = globSync('mf-*', { cwd: root });
  expect(built.toSorted()).toEqual([...services, ...remotes, 'shell', 'operate', 'deploy/edge'].toSorted());
});
