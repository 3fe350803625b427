import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './processes.ts';

/** What a server says about itself in postmaster.pid. */
export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** The server that uses a data folder. A file left behind by a killed one counts as no server. */
export function runningServer(dataDir: string): RunningServer | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !isPostgres(pid)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7] === 'ready' };
}

/** After a reboot the same number may belong to anything. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    return true;
  }
}
