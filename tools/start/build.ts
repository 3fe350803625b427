import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Refusal } from '../database/refusal.ts';
import { root } from './settings.ts';

/** The environment of nx: its cache is enough, a daemon would outlive us. */
export const nxEnv = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
});

/** Builds what changed since the last time; the whole output goes to a log. */
export async function buildAll(logDir: string, signal: AbortSignal, onBuilt: (project: string) => void): Promise<void> {
  const logFile = join(logDir, 'build.log');
  const log = createWriteStream(logFile);
  const child = spawn(
    join(root, 'node_modules/.bin/nx'),
    ['run-many', '-t', 'build', '--parallel=2', '--output-style=static'],
    {
      cwd: root,
      env: nxEnv(),
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    },
  );
  // The signal's abort arrives as an error; what it means is decided by the exit code below.
  child.once('error', () => undefined);
  const failed = new Set<string>();
  const follow = (line: string) => {
    log.write(`${line}\n`);
    const [, built, cached] = line.match(/^> nx run (\S+):build\s*(\[.*(?:cache|existing).*\])?/) ?? [];
    if (built !== undefined && cached === undefined) onBuilt(built);
    // Under "Failed tasks:" nx names them one a line.
    const [, task] = line.match(/^- (\S+:(?:build|typecheck))$/) ?? [];
    if (task !== undefined) failed.add(task);
  };
  createInterface(child.stdout).on('line', follow);
  createInterface(child.stderr).on('line', follow);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  log.end();
  if (code !== 0)
    throw new Refusal(`The build failed (${[...failed].join(', ') || `nx ended with ${code}`}): see ${logFile}.`);
}
