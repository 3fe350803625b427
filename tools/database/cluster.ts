import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { waitUntil } from './processes.ts';
import { CliError } from './cli-error.ts';
import type { Place } from './reachable-place.ts';
import type { ServerUser } from './server-user.ts';

const run = promisify(execFile);

/** The login that owns the embedded server. */
export const ADMIN = 'declic';

/** What PostgreSQL's programs see of our environment. */
export const serverEnv = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** Makes the data folder when there is none yet, and gives the admin's password. */
export async function prepareCluster({ dataDir, bin }: Place, user: ServerUser): Promise<string> {
  const passwordFile = `${dataDir}.secret`;
  await mkdir(dirname(dataDir), { recursive: true, mode: 0o755 });
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    if (existsSync(dataDir)) throw broken(dataDir, 'it is not a PostgreSQL data folder');
    await createCluster(dataDir, passwordFile, bin, user);
  }
  const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim();
  if (version !== '18') throw broken(dataDir, `it was made by PostgreSQL ${version}, and this is 18`);
  // The other of two starters may be between its rename and this file.
  if (!(await waitUntil(() => existsSync(passwordFile), 2_000)))
    throw broken(dataDir, `its password file ${passwordFile} is gone`);
  return (await readFile(passwordFile, 'utf8')).trim();
}

/** Initialised aside and then renamed: two starters cannot both win, and a killed one leaves nothing half made. */
async function createCluster(dataDir: string, passwordFile: string, bin: string, user: ServerUser): Promise<void> {
  const password = randomBytes(18).toString('base64url');
  const draft = `${dataDir}.init-${process.pid}`;
  const draftPassword = `${draft}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(draftPassword, `${password}\n`, { mode: 0o600 });
  await Promise.all([draft, draftPassword].map((path) => giveTo(user, path)));
  try {
    const options = ['-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-instructions', '--no-sync'];
    await run(join(bin, 'initdb'), ['-D', draft, '-U', ADMIN, '--pwfile', draftPassword, ...options], {
      ...user,
      env: serverEnv,
    });
    const won = await rename(draft, dataDir).then(
      () => true,
      () => false,
    );
    if (won) await writeFile(passwordFile, password, { mode: 0o600 });
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(draftPassword, { force: true });
  }
}

async function giveTo({ uid, gid }: ServerUser, path: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** A data folder that cannot be used, in one sentence with what to do. */
export function broken(dataDir: string, why: string): CliError {
  return new CliError(
    `The database in ${dataDir} cannot be used: ${why}. Move that folder (and ${dataDir}.secret) away and start again for a fresh one, or set DATABASE_URL.`,
  );
}
