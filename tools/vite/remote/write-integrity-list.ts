import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { INTEGRITY_FILE, type IntegrityList } from '../../../libs/remote-kit/src/contract/index.ts';

/**
 * Writes the hashes of all modules of a finished build, as one more file of it. A composition names only the hash of this file, so
 * that a page learns those of a remote when it loads the remote.
 */
export function writeIntegrityList(folder: string, preload: IntegrityList['preload']): void {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
  const integrity = modules.toSorted().map((path) => [path.split(sep).join('/'), hashOf(join(folder, path))]);
  const list: IntegrityList = { integrity: Object.fromEntries(integrity), preload };
  writeFileSync(join(folder, INTEGRITY_FILE), JSON.stringify(list));
}

function hashOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
