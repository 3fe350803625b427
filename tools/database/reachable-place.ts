import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';

const run = promisify(execFile);

/** Where the server finds its data and its programs. */
export interface Place {
  readonly dataDir: string;
  readonly bin: string;
}

/**
 * Data and programs stay where they are, unless the server runs as another user who cannot get there (a checkout in a private
 * folder): then both move to a folder of that checkout under /var/tmp.
 */
export async function reachablePlace(dataDir: string, { bin, home }: Binaries, user: ServerUser): Promise<Place> {
  if (user.uid === undefined) return { dataDir, bin };
  const outside = `/var/tmp/declic-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const place = { dataDir, bin };
  if (!(await isOpenToOthers(dirname(dataDir)))) place.dataDir = join(outside, 'postgres');
  if (home !== undefined && !(await isOpenToOthers(bin))) place.bin = join(await copyPrograms(home, outside), 'bin');
  return place;
}

async function copyPrograms(home: string, outside: string): Promise<string> {
  const copy = join(outside, 'native');
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(outside, { recursive: true, mode: 0o755 });
  await cp(home, unfinished, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', outside]);
  // A concurrent start keeps the copy of the first one.
  await rename(unfinished, copy).catch(() => undefined);
  return copy;
}

async function isOpenToOthers(path: string): Promise<boolean> {
  for (let folder = resolve(path); folder !== '/'; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined);
    if (found && (found.mode & 0o001) === 0) return false;
  }
  return true;
}
