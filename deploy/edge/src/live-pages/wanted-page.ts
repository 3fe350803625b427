import { findRoute, isHtmlArea, matchArea, toPagePath } from '@declic/remote-kit/contract';
import type { Composition } from '../composition/composition';
import { toRoutePath } from '../microsite/microsite';
import type { PageAddress } from './messages';
import type { NamedFile } from '../pages/read-release-file';

/** A page that a release renders from live data. */
export interface WantedPage extends PageAddress {
  readonly key: string;
  readonly program: NamedFile;
}

/** Of addresses that need no escapes: the links to these pages have none. */
const PLAIN = /^\/[\w./~-]{0,200}$/;

/** Undefined when the release has no such page at a path. */
export function wantedPage({ remotes }: Composition, { path, site }: PageAddress): WantedPage | undefined {
  const { remote, area } = matchArea(remotes, path) ?? {};
  if (!remote?.livePages || !area || !isHtmlArea(area) || !PLAIN.test(path)) return undefined;
  const { name, version, livePages } = remote;
  const page = toPagePath(path);
  // Of all routes: `/workshops/booking` is none of `/workshops/:id`.
  const route = findRoute(remote.preload, toRoutePath({ path: page, site }));
  if (route === undefined || !livePages.paths.includes(route)) return undefined;
  const program = { name, version, ...livePages.program };
  // The links on a page are those of its host.
  return { key: `${name}/${version}/${program.integrity}${site ?? ''} ${page}`, path: page, site, program };
}
