import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const SAMPLES = join(findPackage(import.meta.dirname), 'samples');

/** The content of a sample file, which examples and callers name as `sample:<name>`; null when there is none of this name. */
export async function readSample(name: string): Promise<Uint8Array | null> {
  const path = join(SAMPLES, name);
  return existsSync(path) ? readFile(path) : null;
}

/** The package's folder, from its sources and from its build. */
function findPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackage(dirname(folder));
}
