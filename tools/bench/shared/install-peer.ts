import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../../database/cli-error.ts';

/**
 * Installs what a benchmark compares the product with, once. A peer is a package of its own: nothing else in this workspace depends on it.
 *
 * @param folder holds its package.json and its lock file.
 * @param name is the package that is compared.
 */
export async function installPeer(folder: string, name: string): Promise<void> {
  if (existsSync(join(folder, 'node_modules', name))) return;
  console.log(`Installing ${name}, once`);
  // Some ask for packages that npm does not find compatible, or that the workspace has; they run all the same.
  const { status } = spawnSync('npm', ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('npm_'))),
  });
  if (status !== 0) throw new CliError(`${name} could not be installed: check the network, and try again.`);
}
