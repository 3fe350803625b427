import type { Crumb } from '@declic/design-system';

/** What a crumb may be computed from. */
interface CrumbContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly loaderData: unknown;
}

/** The `handle` of a route. */
export interface RouteHandle {
  /** The way to this page, from the first step to the page itself. */
  readonly crumbs?: readonly Crumb[] | ((context: CrumbContext) => readonly Crumb[]);
}

/** A match of the router, as far as crumbs need it. */
export interface CrumbMatch extends CrumbContext {
  readonly handle?: unknown;
}

/** The way to the page that these matches show. */
export function collectCrumbs(matches: readonly CrumbMatch[]): readonly Crumb[] {
  return matches.flatMap((match) => {
    const crumbs = isRouteHandle(match.handle) ? match.handle.crumbs : undefined;
    return typeof crumbs === 'function' ? crumbs(match) : (crumbs ?? []);
  });
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'crumbs' in handle;
}
