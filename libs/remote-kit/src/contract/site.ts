import type { RemoteArea } from './remote-manifest.ts';

/** Marks the document of a host on which one area is the whole site; its value is the path of that area. */
export const SITE_ATTRIBUTE = 'data-site';

interface WithAreas {
  readonly areas: readonly RemoteArea[];
}

/**
 * What is composed on a host where one area is the whole site: its remote alone, with that area alone, whose page is at the root as
 * well.
 */
export function onlySite<Remote extends WithAreas>(remotes: readonly Remote[], home: string): Remote[] {
  return remotes.flatMap((remote) => {
    const area = remote.areas.find(({ path }) => path === home);
    return area ? [{ ...remote, areas: [{ ...area, path: '/' }, area], nav: [] }] : [];
  });
}
