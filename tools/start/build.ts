import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CliError } from '../database/cli-error.ts';
import { LogFile } from './log-file.ts';
import { guardOrphan } from './orphan-guard.ts';
import { root } from './settings.ts';

/** Types are checked by `npm test`; a start does not wait for that. */
const UNCHECKED = ['--excludeTaskDependencies'];

/** The environment of nx: its cache is enough, a daemon would outlive us. */
export const nxEnv = (): NodeJS.ProcessEnv => ({
  ...process.env,
  // Vite would build the pages for development in an environment that says so.
  NODE_ENV: 'production',
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
});

/**
 * Builds the projects of a pattern and what they need, with the errors on the terminal.
 *
 * @throws {CliError} when that fails.
 */
export async function buildProjects(pattern: string): Promise<void> {
  const args = ['run-many', '-t', 'build', '-p', pattern, '--parallel=2', '--output-style=static', ...UNCHECKED];
  const child = spawn(join(root, 'node_modules/.bin/nx'), args, {
    cwd: root,
    env: nxEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0)
    throw new CliError(`${pattern} could not be built: npx nx run-many -t build -p "${pattern}" says why.`);
}

/** Builds what changed since the last time; the whole output goes to a log. */
export async function buildAll(logDir: string, signal: AbortSignal, onBuilt: (project: string) => void): Promise<void> {
  const logFile = join(logDir, 'build.log');
  rmSync(logFile, { force: true });
  const log = new LogFile(logFile);
  const child = spawn(
    join(root, 'node_modules/.bin/nx'),
    ['run-many', '-t', 'build', '--parallel=2', '--output-style=static', ...UNCHECKED],
    {
      cwd: root,
      env: nxEnv(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what nx has started ends with it.
      detached: true,
    },
  );
  guardOrphan(child);
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It ended this moment.
    }
  };
  signal.addEventListener('abort', end);
  // What it means is decided by the exit code below.
  child.once('error', () => undefined);
  const failed = new Set<string>();
  const follow = (line: string) => {
    log.append(line);
    const [, built, cached] = line.match(/^> nx run (\S+):build\s*(\[.*(?:cache|existing).*\])?/) ?? [];
    if (built !== undefined && cached === undefined) onBuilt(built);
    // Under "Failed tasks:" nx names them one a line.
    const [, task] = line.match(/^- (\S+:(?:build|typecheck))$/) ?? [];
    if (task !== undefined) failed.add(task);
  };
  createInterface(child.stdout).on('line', follow);
  createInterface(child.stderr).on('line', follow);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  signal.removeEventListener('abort', end);
  if (code !== 0)
    throw new CliError(`The build failed (${[...failed].join(', ') || `nx ended with ${code}`}): see ${logFile}.`);
}
