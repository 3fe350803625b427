import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CliError } from '../database/cli-error.ts';
import { LogFile } from './log-file.ts';
import { guardOrphan } from './orphan-guard.ts';

const run = promisify(execFile);

/** A script that runs once and ends: a migration, a seed. */
export interface ScriptSpec {
  /** What it does, for the sentence when it fails. */
  readonly title: string;
  readonly script: string;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logDir: string;
  readonly signal: AbortSignal;
}

/** @throws {CliError} with the script's last words when it fails. */
export async function runScript({ title, script, cwd, env, logDir, signal }: ScriptSpec): Promise<void> {
  const log = new LogFile(join(logDir, 'scripts.log'));
  try {
    const running = run(process.execPath, ['--enable-source-maps', script], { cwd, env, signal });
    guardOrphan(running.child);
    const { stdout, stderr } = await running;
    if (stdout || stderr) log.append(`${title}\n${stdout}${stderr}`.trimEnd());
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    log.append(`${title}\n${output}`.trimEnd());
    throw new CliError(
      `${title} failed: ${output.trim().split('\n').slice(0, 6).join('\n')}\nThe whole of it is in ${log.path}.`,
    );
  }
}
