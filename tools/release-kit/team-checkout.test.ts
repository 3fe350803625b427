import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { buildRelease, copyProject } from '../vite/testing/build-copy.ts';
import type { components } from '../../openapi/generated/schema.d.ts';
import { packKit } from './pack-kit.ts';
import { startRegistryProcess } from './testing/registry-process.ts';

type Candidates = components['schemas']['Candidates'];

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const registry = await startRegistryProcess();

/** A folder with nothing but a team's remote and its node_modules: the kit from its files, third-party packages by links. */
async function aTeamCheckout(remote: string): Promise<string> {
  const checkout = mkdtempSync(join(tmpdir(), 'declic-team-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  cpSync(join(root, remote), join(checkout, remote), {
    recursive: true,
    filter: (file) => !['node_modules', 'dist', 'reports'].includes(basename(file)),
  });
  const modules = join(checkout, 'node_modules');
  mkdirSync(join(modules, '@declic'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@declic') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const file of await packKit(join(checkout, 'kit'))) {
    await run('tar', ['xzf', file, '-C', checkout]);
    const { name } = JSON.parse(readFileSync(join(checkout, 'package/package.json'), 'utf8')) as { name: string }; // packed above
    renameSync(join(checkout, 'package'), join(modules, name));
  }
  return checkout;
}

/** The version that the workspace builds: the hash of all files, with those of its pages. */
async function versionInWorkspace(remote: string): Promise<string> {
  const config = readFileSync(join(root, remote, 'vite.config.ts'), 'utf8');
  return (await buildRelease<{ version: string }>(copyProject(join(root, remote), config))).version;
}

it('builds the version of the workspace, with its live pages, from a folder of a team and the published kit, and releases it', async () => {
  const remote = 'mf-workshops';
  const checkout = await aTeamCheckout(remote);
  const version = await versionInWorkspace(remote);
  // The federation plugin switches itself off in tests.
  const { VITEST: _vitest, NODE_ENV: _test, ...env } = process.env;
  const kitEnv = { ...env, RELEASES_URL: registry.url, RELEASE_TOKEN: registry.token };
  const cli = join(checkout, 'node_modules/@declic/release-kit/dist/cli.js');
  const { stdout } = await run(process.execPath, [cli], { cwd: join(checkout, remote), env: kitEnv });

  expect(stdout).toContain(`${remote} ${version} is released`);
  expect(readdirSync(join(registry.store, remote))).toEqual([version]);
  const { stdout: frozen } = await run(process.execPath, [cli, 'freeze', remote, '--why', 'A campaign'], {
    env: kitEnv,
  });
  expect(frozen).toContain(`${remote} is frozen`);
  const { remotes } = (await (await fetch(`${registry.url}/api/releases/candidates`)).json()) as Candidates;
  const released = remotes.map(({ stable }) => stable).find(({ name }) => name === remote);
  expect(released).toMatchObject({ version, livePages: expect.any(Object) });
}, 180_000);
