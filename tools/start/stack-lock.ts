import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../database/processes.ts';
import { CliError } from '../database/cli-error.ts';

/**
 * Keeps a data folder to one stack at a time. Gives the function that lets go of it.
 *
 * @throws {CliError} when another stack runs on it.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'stack.pid');
  const other = findHolder(file);
  if (other !== undefined) {
    throw new CliError(
      `Declic already runs on ${dataDir} (process ${other}): stop it, or start a second one with other PORT and DATA_DIR.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** A file that a killed stack left behind holds nothing, even when its number is in use again. */
function findHolder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    const isStack = () => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('tools/start/');
    return pid > 0 && pid !== process.pid && isAlive(pid) && isStack() ? pid : undefined;
  } catch {
    return undefined;
  }
}
