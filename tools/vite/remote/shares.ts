import { readFileSync } from 'node:fs';

interface Share {
  singleton: true;
  requiredVersion: string;
  import: false;
}

/** The packages of our own that exist once in the page. */
const OURS = ['remote-kit', 'design-system', 'session'];

/**
 * What a remote takes from the shell. `import: false`: it brings no copy of its own, so it can never run a second one.
 * The entries of the design system are shares, too, because a share is matched by its exact name.
 */
export function federationShares(): Record<string, Share> {
  const react = share('^19.0.0');
  const ours = OURS.flatMap((name) => sharedEntries(name).map((entry) => [entry, share('^1.0.0')] as const));
  return { react, 'react/jsx-runtime': react, 'react-dom': react, ...Object.fromEntries(ours) };
}

/** Entries that only the shell, tests or a standalone page use are not shared. */
const NOT_SHARED = ['./testing', './writer', './standalone', './contract'];

function sharedEntries(project: string): string[] {
  const file = new URL(`../../../libs/${project}/package.json`, import.meta.url);
  const { name, exports } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; exports: Record<string, string> }; // our own package.json
  return Object.keys(exports)
    .filter((entry) => !NOT_SHARED.includes(entry))
    .map((entry) => name + entry.slice(1));
}

function share(requiredVersion: string): Share {
  return { singleton: true, requiredVersion, import: false };
}
