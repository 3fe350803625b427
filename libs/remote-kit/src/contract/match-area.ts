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

/** Finds who answers for a path: the longest area that contains it. */
export function matchArea<Remote extends { readonly areas: readonly RemoteArea[] }>(
  remotes: readonly Remote[],
  pathname: string,
): AreaMatch<Remote> | undefined {
  return remotes
    .flatMap((remote) => remote.areas.map((area) => ({ remote, area })))
    .filter(({ area }) => isWithin(pathname, area.path))
    .sort((one, other) => other.area.path.length - one.area.path.length)[0];
}

function trimSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
