import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { buildRelease, copyProject } from '../vite/testing/build-copy.ts';
import { packKit } from './pack-kit.ts';
import { startRegistryProcess } from './testing/registry-process.ts';

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

it('builds the version of the workspace from a folder of a team and the published kit, and releases it', async () => {
  const checkout = await aTeamCheckout('mf-flow');
  const inWorkspace = await buildRelease<{ version: string }>(
    copyProject(join(root, 'mf-flow'), readFileSync(join(root, 'mf-flow/vite.config.ts'), 'utf8')),
  );
  // The federation plugin switches itself off in tests.
  const { VITEST: _vitest, NODE_ENV: _test, ...env } = process.env;
  const kitEnv = { ...env, RELEASES_URL: registry.url, RELEASE_TOKEN: registry.token };
  const cli = join(checkout, 'node_modules/@declic/release-kit/dist/cli.js');
  const { stdout } = await run(process.execPath, [cli], { cwd: join(checkout, 'mf-flow'), env: kitEnv });

  expect(stdout).toContain(`mf-flow ${inWorkspace.version} is released`);
  expect(readdirSync(join(registry.store, 'mf-flow'))).toEqual([inWorkspace.version]);
  const { stdout: frozen } = await run(process.execPath, [cli, 'freeze', 'mf-flow', '--why', 'A campaign'], {
    env: kitEnv,
  });
  expect(frozen).toContain('mf-flow is frozen');
  const composition = await fetch(`${registry.url}/api/releases/composition`);
  expect(await composition.json()).toMatchObject({ remotes: [{ name: 'mf-flow', version: inWorkspace.version }] });
}, 180_000);
