import { matchArea } from '@declic/remote-kit/contract';
import type { ComposedRemote, Composition } from './composition';

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

  const files = new Set([...bestList(remote, path), ...(remote.preload['*'] ?? [])]);
  return [...files].map((file) => ({
    href: `/remotes/${remote.name}/${remote.version}/${file}`,
    integrity: remote.integrity[file],
  }));
}

function bestList(remote: ComposedRemote, path: string): readonly string[] {
  const [best] = Object.entries(remote.preload)
    .filter(([pattern]) => pattern !== '*' && matches(pattern, path))
    .sort(([one], [other]) => specificity(other) - specificity(one));
  return best?.[1] ?? [];
}

/** `:name` stands for one segment, a final `*` for any number of them. */
function matches(pattern: string, path: string): boolean {
  const wanted = segments(pattern);
  const given = segments(path);
  const open = wanted.at(-1) === '*';
  const fixed = open ? wanted.slice(0, -1) : wanted;
  if (open ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((segment, index) => segment.startsWith(':') || segment === given[index]);
}

/** Literal segments count most, then parameters; an open end counts nothing. */
function specificity(pattern: string): number {
  return segments(pattern).reduce((sum, segment) => sum + (segment === '*' ? 0 : segment.startsWith(':') ? 2 : 3), 0);
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
