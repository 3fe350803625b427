import { matchArea, routePreload } from '@declic/remote-kit/contract';
import type { Composition } from './composition';

export interface PreloadedFile {
  href: string;
  integrity: string | undefined;
}

/** Whether any remote of the composition answers for a path. */
export function hasArea(composition: Composition, path: string): boolean {
  return matchArea(composition.remotes, path) !== undefined;
}

/** Exactly the files that the first view of a path needs, of the one remote that answers for it. */
export function routeFiles(composition: Composition, path: string): PreloadedFile[] {
  const remote = matchArea(composition.remotes, path)?.remote;
  if (!remote) return [];

  return routePreload(remote.preload, path)
    .filter((file) => !file.startsWith('@'))
    .map((file) => ({
      href: `/remotes/${remote.name}/${remote.version}/${file}`,
      integrity: remote.integrity[file],
    }));
}
