import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';
import { isPackage, sharedEntries } from './shared-entries.ts';

/** The shell compares the release's needs with what it offers, so there is no version to check at run time. */
const SHARE = { singleton: true, requiredVersion: '*', import: false } as const;

/**
 * What a remote takes from the shell. `import: false`: it brings no copy of its own, so it can never run a second one.
 * The entries of the design system are shares, too, because a share is matched by its exact name. Only those that the
 * remote's sources, or those of a library that it is built with, name are listed: the plugin's dev server fetches every listed share that no dynamic import guards.
 */
export function federationShares(root: string): Record<string, typeof SHARE> {
  const sources = [root, ...listOwnLibraries(root)].flatMap(readSources);
  const ours = sharedEntries().filter(
    (entry) => isPackage(entry) || sources.some((code) => code.includes(`'${entry}'`)),
  );
  const react = ['react', 'react/jsx-runtime', 'react-dom'];
  return Object.fromEntries([...react, ...ours].map((entry) => [entry, SHARE]));
}

/** The libraries of the workspace that become a part of the remote, because the shell does not share them. */
function listOwnLibraries(root: string): string[] {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: object }; // our own package.json
  const shared = sharedEntries();
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@declic/') && !shared.includes(name))
    .map((name) => packageFolder(name));
}

function readSources(root: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$|^src\/(testing|standalone)/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
}
