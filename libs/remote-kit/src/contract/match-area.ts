import type { RemoteArea } from './remote-manifest.ts';

/** Whether a path is an area's path or below it. The root is only itself. */
export function isWithin(pathname: string, base: string): boolean {
  const path = trimSlash(pathname);
  const root = trimSlash(base);
  return path === root || (root !== '' && path.startsWith(`${root}/`));
}

/** An area together with the remote that answers for it. */
export interface AreaMatch<Remote> {
  readonly remote: Remote;
  readonly area: RemoteArea;
}

/** Finds who answers for a path: the longest area that contains it. It is asked for many times while a page is composed and shown. */
export function matchArea<Remote extends { readonly areas: readonly RemoteArea[] }>(
  remotes: readonly Remote[],
  pathname: string,
): AreaMatch<Remote> | undefined {
  let longest: AreaMatch<Remote> | undefined;
  for (const remote of remotes)
    for (const area of remote.areas)
      if (area.path.length > (longest?.area.path.length ?? 0) && isWithin(pathname, area.path))
        longest = { remote, area };
  return longest;
}

function trimSlash(path: string): string {
  return path.endsWith('/') ? path.replace(/\/+$/, '') : path;
}
