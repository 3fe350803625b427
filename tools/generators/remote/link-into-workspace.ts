import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Tells npm of the new project: the lock file names every workspace, and `npm ci` refuses one that does not. Needs no network. */
export function linkIntoWorkspace(workspace: string, project: string): void {
  const args = [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  execFileSync('npm', args, { cwd: workspace, stdio: ['ignore', 'ignore', 'inherit'], env: withoutNpm() });
  console.log('UPDATE package-lock.json');
  const link = join(workspace, 'node_modules/@declic', project);
  if (!existsSync(link)) symlinkSync(`../../${project}`, link);
}

/** A nested npm must not take over what the outer one was told. */
function withoutNpm(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
}
