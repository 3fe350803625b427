import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CliError } from './cli-error.ts';

const run = promisify(execFile);

/** The user that PostgreSQL runs as; nothing when that is simply us. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root. Then it gets a user that exists already; none is created on this machine. */
export async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const ids = await readIds(name);
    if (ids) return ids;
  }
  throw new CliError(
    'PostgreSQL cannot run as root, and this machine has neither a user "postgres" nor "nobody": start as an ordinary user, or set DATABASE_URL.',
  );
}

async function readIds(name: string): Promise<ServerUser | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name])));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  } catch {
    return undefined;
  }
}
