import type { KitRelease } from '../kit/kit-releases.ts';
import { SUBJECT } from '../variant/build-variant.ts';
import { chunkOfFirstPage } from '../variant/stamp.ts';

/** Which files of a version are concerned. */
export type Scope = 'all' | 'entry' | 'chunk';

export function isFileOf({ version, manifest }: KitRelease, scope: Scope): (path: string) => boolean {
  const folder = `/remotes/${SUBJECT}/${version}/`;
  const wanted = scope === 'entry' ? manifest.entry : chunkOfFirstPage(manifest);
  return (path) => (scope === 'all' ? path.startsWith(folder) : path === folder + wanted);
}
