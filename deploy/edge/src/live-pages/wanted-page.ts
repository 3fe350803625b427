import { findRoute, isHtmlArea, matchArea, toPagePath } from '@declic/remote-kit/contract';
import type { ComposedRemote, Composition } from '../composition/composition';

/** A page that a release renders from live data. */
export interface WantedPage {
  readonly key: string;
  readonly path: string;
  readonly remote: ComposedRemote;
  readonly program: NonNullable<ComposedRemote['livePages']>['program'];
}

/** Of addresses that need no escapes: the links to these pages have none. */
const PLAIN = /^\/[\w./~-]{0,200}$/;

/** Undefined when the release has no such page at a path. */
export function wantedPage({ remotes }: Composition, path: string): WantedPage | undefined {
  const { remote, area } = matchArea(remotes, path) ?? {};
  if (!remote?.livePages || !area || !isHtmlArea(area) || !PLAIN.test(path)) return undefined;
  const { program, paths } = remote.livePages;
  const page = toPagePath(path);
  // Of all routes: `/workshops/booking` is none of `/workshops/:id`.
  const route = findRoute(remote.preload, page);
  if (route === undefined || !paths.includes(route)) return undefined;
  return { key: `${remote.name}/${remote.version}/${program.integrity}${page}`, path: page, remote, program };
}
