import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BUILD = join(import.meta.dirname, '../build-changed-shell.ts');

/** Builds a shell in which each module that it shares with remotes is another file. Returns the folder. */
export async function buildChangedShell(project: string): Promise<string> {
  // Vite would build for tests in an environment that says so.
  const { NODE_ENV: _, ...env } = process.env;
  await run(process.execPath, [BUILD, join(project, 'dist')], { env });
  return project;
}
