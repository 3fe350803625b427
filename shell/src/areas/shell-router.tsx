import { matchArea } from '@declic/remote-kit';
import { sessionStore } from '@declic/session';
import { createBrowserRouter, redirect, type MiddlewareFunction, type RouteObject } from 'react-router-dom';
import { Root } from '../layout/root';
import { RootError } from '../layout/root-error';
import { RootFallback } from '../layout/root-fallback';
import { NotFound } from '../pages/not-found';
import { rootDestination } from '../pages/root-destination';
import { accessRedirect } from '../session/access-redirect';
import { areaRoutes, areaStub } from './area-routes';
import type { PageAreas } from './page-areas';

export type ShellRouter = ReturnType<typeof createBrowserRouter>;

export interface ShellRouterOptions {
  areas: PageAreas;
  /** Resolves when it is known whether somebody is signed in. */
  sessionKnown: Promise<void>;
}

/** The one router. It begins with stubs and learns the routes of a remote when the first of its pages is opened. */
export function createShellRouter({ areas, sessionKnown }: ShellRouterOptions): ShellRouter {
  return createBrowserRouter(shellRoutes(areas, sessionKnown), {
    future: { v8_middleware: true },
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = areas.remoteAt(path);
      // Called again for every path that only a splat or a parameter matches.
      if (!remote || areas.isLoaded(remote.name)) return;
      patch('root', [areaRoutes(await areas.load(remote))]);
    },
  });
}

/** Replaces the routes by those of what is loaded now: a route that exists cannot be patched. */
export function replaceRoutes(router: ShellRouter, { areas, sessionKnown }: ShellRouterOptions): void {
  router._internalSetRoutes(shellRoutes(areas, sessionKnown));
}

function shellRoutes(areas: PageAreas, sessionKnown: Promise<void>): RouteObject[] {
  const { remotes } = areas.composition.getState();
  const guard: MiddlewareFunction = async ({ request }, next) => {
    const access = matchArea(areas.composition.getState().remotes, new URL(request.url).pathname)?.area.access ?? 'public';
    if (access !== 'public') await sessionKnown;
    const elsewhere = accessRedirect(access, sessionStore.getState().status);
    if (elsewhere) throw redirect(elsewhere);
    return next();
  };

  return [
    {
      id: 'root',
      path: '/',
      middleware: [guard],
      element: <Root />,
      errorElement: <RootError />,
      HydrateFallback: RootFallback,
      children: [
        ...rootRoute(areas),
        ...areas.loaded.map(areaRoutes),
        ...remotes.flatMap(({ name, areas: paths }) => paths.map((area) => areaStub(name, area))),
        { id: 'not-found', path: '*', element: <NotFound /> },
      ],
    },
  ];
}

/** `/` leads on, unless a bot asks and a remote has a page for it. */
function rootRoute(areas: PageAreas): RouteObject[] {
  const owned = areas.remoteAt('/') !== undefined;
  const destination = rootDestination({ hostname: location.hostname, languages: navigator.languages, userAgent: navigator.userAgent, owned });
  if (!destination) return [];
  return [{ id: 'home', index: true, loader: () => redirect(destination), element: null }];
}
