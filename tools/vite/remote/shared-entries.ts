import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';

/** The packages of our own that exist once in the page. */
const OURS = ['@declic/remote-kit', '@declic/design-system', '@declic/session'];

/** Entries that only the shell, tests or a standalone page use are not shared. */
const NOT_SHARED = [
  './host',
  './testing',
  './schema-faults',
  './writer',
  './early',
  './theme-cookie',
  './standalone',
  './prerender',
  './prerender/live',
  './storybook/preview',
  './contract',
];

/** The entries of our packages that the shell shares with remotes: `@declic/design-system`, `@declic/design-system/dialog`, … */
export function sharedEntries(): string[] {
  return OURS.flatMap((project) => {
    const file = join(packageFolder(project), 'package.json');
    const { name, exports } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; exports: object }; // our own package.json
    return Object.keys(exports)
      .filter((entry) => !NOT_SHARED.includes(entry))
      .map((entry) => name + entry.slice(1));
  });
}

/** Whether the shell fetches an entry when a remote first needs it: a part of one of our packages. */
export function isOnDemand(entry: string): boolean {
  return entry.startsWith('@declic/') && !isPackage(entry);
}

/** The source of an entry. */
export function entrySource(entry: string): string {
  const [scope = '', library = '', ...part] = entry.split('/');
  const folder = packageFolder(`${scope}/${library}`);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  }; // our own package.json
  return join(folder, exports[['.', ...part].join('/')] ?? '');
}

/** Whether an entry is a package itself, rather than a part of one. */
export function isPackage(entry: string): boolean {
  return entry.split('/').length === 2;
}
