import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../../database/cli-error.ts';

const folder = join(import.meta.dirname, 'peer');

/** The peer is a package of its own: nothing else in this workspace depends on it. */
export async function installPeer(): Promise<void> {
  if (existsSync(join(folder, 'node_modules/better-auth'))) return;
  console.log('Installing better-auth, once');
  // Its API-key plugin asks for packages that npm does not find compatible; it runs with them all the same.
  const { status } = spawnSync('npm', ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  });
  if (status !== 0) throw new CliError('better-auth could not be installed: check the network, and try again.');
}
