import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Why the router cannot take the routes of a remote; undefined when it can. It checks them itself, but only when it has them: from
 * then on no page of any area can be opened.
 */
export function routeFault(routes: readonly unknown[]): string | undefined {
  const fault = routes.map(shapeFault).find((found) => found !== undefined);
  if (fault !== undefined) return fault;
  try {
    matchRoutes(routes as RouteObject[], '/'); // they have its shape
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function shapeFault(route: unknown): string | undefined {
  if (typeof route !== 'object' || route === null) return 'One of its routes is no route.';
  const { path, children } = route as { [Key in keyof RouteObject]: unknown }; // checked here
  if (path !== undefined && typeof path !== 'string') return 'The path of one of its routes is no text.';
  if (children === undefined) return undefined;
  if (!Array.isArray(children)) return 'The children of one of its routes are no list.';
  return children.map(shapeFault).find((found) => found !== undefined);
}
