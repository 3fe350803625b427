import { hasRoute, matchArea, routePreload } from '@declic/remote-kit/contract';
import type { Composition } from './composition';

export interface PreloadedFile {
  href: string;
  integrity: string | undefined;
}

/** Whether the remote that answers for a path has a page there. */
export function hasPage(composition: Composition, path: string): boolean {
  const remote = matchArea(composition.remotes, path)?.remote;
  return remote !== undefined && hasRoute(remote.preload, path);
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
