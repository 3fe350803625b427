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
  const child = spawn(join(root, 'node_modules/.bin/nx'), ['run-many', '-t', 'build', '--parallel=2', '--output-style=static'], {
    cwd: root,
    env: nxEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  // The signal's abort arrives as an error; what it means is decided by the exit code below.
  child.once('error', () => undefined);
  const failed: string[] = [];
  const follow = (line: string) => {
    log.write(`${line}\n`);
    const [, mark, project, note = ''] = line.match(/^\s*([✔✖])\s+(?:nx run )?(\S+):build\b(.*)/) ?? [];
    if (project === undefined) return;
    if (mark === '✖') failed.push(project);
    else if (!/cache|existing/.test(note)) onBuilt(project);
  };
  createInterface(child.stdout).on('line', follow);
  createInterface(child.stderr).on('line', follow);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  log.end();
  if (code !== 0) throw new Refusal(`The build failed${failed.length > 0 ? ` (${[...new Set(failed)].join(', ')})` : ''}: see ${logFile}.`);
}
