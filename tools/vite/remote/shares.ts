import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Share {
  singleton: true;
  requiredVersion: string;
  import: false;
}

/** The packages of our own that exist once in the page. */
const OURS = ['remote-kit', 'design-system', 'session'];

/** Entries that only the shell, tests or a standalone page use are not shared. */
const NOT_SHARED = ['./testing', './writer', './standalone', './contract'];

/**
 * What a remote takes from the shell. `import: false`: it brings no copy of its own, so it can never run a second one.
 * The entries of the design system are shares, too, because a share is matched by its exact name. Only those that the
 * remote's sources name are listed: the federation runtime fetches every listed share that no dynamic import guards.
 */
export function federationShares(root: string): Record<string, Share> {
  const react = share('^19.0.0');
  const sources = readSources(root);
  const ours = OURS.flatMap(sharedEntries)
    .filter((entry) => isPackage(entry) || sources.some((code) => code.includes(`'${entry}'`)))
    .map((entry) => [entry, share('^1.0.0')] as const);
  return { react, 'react/jsx-runtime': react, 'react-dom': react, ...Object.fromEntries(ours) };
}

function sharedEntries(project: string): string[] {
  const file = new URL(`../../../libs/${project}/package.json`, import.meta.url);
  const { name, exports } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; exports: Record<string, string> }; // our own package.json
  return Object.keys(exports)
    .filter((entry) => !NOT_SHARED.includes(entry))
    .map((entry) => name + entry.slice(1));
}

function isPackage(entry: string): boolean {
  return entry.split('/').length === 2;
}

function readSources(root: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$|^src\/(testing|standalone)/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
}

function share(requiredVersion: string): Share {
  return { singleton: true, requiredVersion, import: false };
}
