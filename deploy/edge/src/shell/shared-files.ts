import { routePreload } from '@declic/remote-kit/contract';
import type { ComposedRemote } from '../composition/composition';
import type { PreloadedFile } from '../composition/route-files';
import type { ShellIdentity } from './shell-page';

/** The files of the shell that the first view of a path needs beside the shell itself: those of entries that it fetches on demand. */
export function sharedFiles(
  remote: ComposedRemote | undefined,
  path: string,
  shell: ShellIdentity | undefined,
): PreloadedFile[] {
  if (!remote || !shell) return [];
  const files = routePreload(remote.preload, path).flatMap((entry) => shell.onDemand?.[entry] ?? []);
  return [...new Set(files)].map((file) => {
    const href = `/shell/${shell.version}/${file}`;
    return { href, integrity: shell.modules[href] };
  });
}
