import { execFile } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '../database/refusal.ts';

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

/** @throws {Refusal} with the script's last words when it fails. */
export async function runScript({ title, script, cwd, env, logDir, signal }: ScriptSpec): Promise<void> {
  const logFile = join(logDir, 'scripts.log');
  try {
    const { stdout, stderr } = await run(process.execPath, ['--enable-source-maps', script], { cwd, env, signal });
    if (stdout || stderr) appendFileSync(logFile, `${title}\n${stdout}${stderr}`);
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    appendFileSync(logFile, `${title}\n${output}`);
    throw new Refusal(
      `${title} failed: ${output.trim().split('\n').slice(0, 6).join('\n')}\nThe whole of it is in ${logFile}.`,
    );
  }
}
