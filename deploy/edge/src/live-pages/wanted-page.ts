import { findRoute, isHtmlArea, matchArea, toPagePath } from '@declic/remote-kit/contract';
import type { Composition } from '../composition/composition';
import type { NamedFile } from '../pages/read-release-file';

/** A page that a release renders from live data. */
export interface WantedPage {
  readonly key: string;
  readonly path: string;
  readonly program: NamedFile;
}

/** Of addresses that need no escapes: the links to these pages have none. */
const PLAIN = /^\/[\w./~-]{0,200}$/;

/** Undefined when the release has no such page at a path. */
export function wantedPage({ remotes }: Composition, path: string): WantedPage | undefined {
  const { remote, area } = matchArea(remotes, path) ?? {};
  if (!remote?.livePages || !area || !isHtmlArea(area) || !PLAIN.test(path)) return undefined;
  const { name, version, livePages } = remote;
  const page = toPagePath(path);
  // Of all routes: `/workshops/booking` is none of `/workshops/:id`.
  const route = findRoute(remote.preload, page);
  if (route === undefined || !livePages.paths.includes(route)) return undefined;
  const program = { name, version, ...livePages.program };
  return { key: `${name}/${version}/${program.integrity}${page}`, path: page, program };
}
