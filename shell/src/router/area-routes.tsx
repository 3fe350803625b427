import { routesOfHost } from '@declic/remote-kit/host';
import type { RouteObject } from 'react-router-dom';
import type { LoadedRemote } from '../federation/remote-loader';
import { NotFound } from '../pages/not-found';
import { AreaError } from './area-error';
import { RemoteBoundary } from '../areas/remote-boundary';
import type { ShellRouter } from '../areas/shell-routers';

/**
 * 404 and load-error route. Its splat has no path prefix, because `/x/*` would outrank the remote's own routes. The router asks
 * for further routes before it renders this one.
 */
export const unmatchedRoute: RouteObject = {
  id: 'unmatched',
  path: '*',
  element: <NotFound />,
  errorElement: <AreaError />,
};

/** The id of the route around all pages of a remote. */
export const areaRouteId = (name: string) => `${AREA_ROUTE}${name}`;
const AREA_ROUTE = 'remote:';

/** The remote whose page the router shows or opens; undefined for the shell's own pages. */
export function remoteOfPage({ matches }: Pick<ShellRouter['state'], 'matches'>): string | undefined {
  return matches.find(({ route }) => route.id.startsWith(AREA_ROUTE))?.route.id.slice(AREA_ROUTE.length);
}

/** The pages of a remote whose code is here. */
export function areaRoutes({ name, version, routes }: LoadedRemote): RouteObject {
  return {
    id: areaRouteId(name),
    element: <RemoteBoundary key={`${name}@${version}`} name={name} />,
    errorElement: <AreaError name={name} />,
    // The router writes what it has loaded into the routes it is given, so it gets its own.
    children: routesOfHost(routes).map(copyRoute),
  };
}

/** Without its id: those are of the whole page, so that one which another route has would break the router. */
function copyRoute({ id: _, ...route }: RouteObject): RouteObject {
  if (route.index) return route;
  return { ...route, ...(route.children ? { children: route.children.map(copyRoute) } : {}) };
}
