import type { RouteObject } from 'react-router-dom';
import type { LoadedRemote } from '../federation/remote-loader';
import { NotFound } from '../pages/not-found';
import { AreaError } from './area-error';
import { AreaFrame } from './area-frame';

/**
 * What is left when no route matches. The splat makes the router ask for more routes before it settles for this: it is where
 * an area stands whose code cannot be had, and what shows that nobody has a page for an address. It has no path of its own,
 * because a splat of the area's would win over the remote's.
 */
export const unmatchedRoute: RouteObject = {
  id: 'unmatched',
  path: '*',
  element: <NotFound />,
  errorElement: <AreaError />,
};

/** The id of the route around all pages of a remote. */
export const areaRouteId = (name: string) => `remote:${name}`;

/** The pages of a remote whose code is here. */
export function areaRoutes({ name, version, routes }: LoadedRemote): RouteObject {
  return {
    id: areaRouteId(name),
    element: <AreaFrame key={`${name}@${version}`} name={name} />,
    errorElement: <AreaError name={name} />,
    // The router writes what it has loaded into the routes it is given, so it gets its own.
    children: routes.map(copyRoute),
  };
}

function copyRoute(route: RouteObject): RouteObject {
  if (route.index) return { ...route };
  return { ...route, ...(route.children ? { children: route.children.map(copyRoute) } : {}) };
}
