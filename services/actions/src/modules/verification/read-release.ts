import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Injection token of what tells releases of the service apart. */
export const RELEASE = Symbol('RELEASE');

/** What starts in a built service. Their text names each chunk by a digest of its content. */
const PROGRAMS = ['main.js', 'action-worker.js'];
/** Written by npm: the versions of all libraries. */
const LIBRARIES = 'node_modules/.package-lock.json';

/** A digest of the built programs, the versions of the libraries and of Node; `source` where nothing is built. */
export async function readRelease(folder = import.meta.dirname): Promise<string> {
  // This code is in a program or in a chunk one folder below.
  const programs = (await readAll(folder)) ?? (await readAll(dirname(folder)));
  if (!programs) return 'source';
  const hash = createHash('sha256').update(process.version);
  for (const content of [...programs, await findLibraries(folder)]) hash.update(content);
  return hash.digest('hex').slice(0, 32);
}

async function readAll(folder: string): Promise<readonly Buffer[] | null> {
  return Promise.all(PROGRAMS.map((name) => readFile(join(folder, name)))).catch(ignoreMissing);
}

async function findLibraries(folder: string): Promise<Buffer> {
  const found = await readFile(join(folder, LIBRARIES)).catch(ignoreMissing);
  const parent = dirname(folder);
  return found ?? (parent === folder ? Buffer.alloc(0) : findLibraries(parent));
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
