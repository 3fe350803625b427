import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../start/settings.ts';
import { usageProblem } from './usage.ts';

/** `npm run generate -- <what> <names…> [--dry-run]`: the workspace's generators, run by nx. */
const [what = '', ...rest] = process.argv.slice(2);
const problem = usageProblem(what, rest);
if (problem === undefined) {
  const nx = join(root, 'node_modules/.bin/nx');
  const { status } = spawnSync(nx, ['generate', `./tools/generators:${what}`, ...rest, '--no-interactive'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  process.exitCode = status ?? 1;
} else {
  console.error(problem);
  process.exitCode = 1;
}
