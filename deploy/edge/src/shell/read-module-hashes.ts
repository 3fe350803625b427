import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleHashes } from './import-map';

/** The hashes of the shell's code as it is at this moment: a file that is changed later is not run. */
export function readModuleHashes(directory: string): ModuleHashes {
  const assets = join(directory, 'assets');
  if (!existsSync(assets)) return {};
  const modules = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(modules.map((name) => [`/assets/${name}`, hashOf(join(assets, name))]));
}

function hashOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
