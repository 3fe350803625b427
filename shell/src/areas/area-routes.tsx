import type { RemoteArea } from '@declic/remote-kit';
import type { RouteObject } from 'react-router-dom';
import type { LoadedRemote } from '../federation/remote-loader';
import { NotFound } from '../pages/not-found';
import { AreaError } from './area-error';
import { AreaFrame } from './area-frame';

/**
 * Stands for an area whose code is not here yet. The splat makes the router ask for more routes before it settles for this;
 * afterwards it shows what the remote has no page for.
 */
export function areaStub(name: string, area: RemoteArea): RouteObject {
  return {
    id: `stub:${name}:${area.path}`,
    path: `${area.path.replace(/\/$/, '')}/*`,
    element: <NotFound />,
    errorElement: <AreaError name={name} />,
  };
}

/** The pages of a remote whose code is here. */
export function areaRoutes({ name, version, routes }: LoadedRemote): RouteObject {
  return {
    id: `remote:${name}`,
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
