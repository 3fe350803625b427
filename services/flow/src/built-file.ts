import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file beside `main.js`, which is in the folder of this code or the one above it. */
export function findBuiltFile(name: string): string {
  const files = [import.meta.dirname, join(import.meta.dirname, '..')].map((folder) => join(folder, name));
  return files.find((file) => existsSync(file)) ?? files.join(' or ');
}
