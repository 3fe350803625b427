import { matchArea, prefetch } from '@declic/remote-kit';
import { sessionStore } from '@declic/session';
import { createBrowserRouter, redirect, type MiddlewareFunction, type RouteObject } from 'react-router-dom';
import { Root } from '../layout/root';
import { RootError } from '../layout/root-error';
import { RootFallback } from '../layout/root-fallback';
import { rootDestination } from '../pages/root-destination';
import { accessRedirect } from '../session/access-redirect';
import { accountStatsQuery } from '../session/account-stats.queries';
import { areaRouteId, areaRoutes, unmatchedRoute } from './area-routes';
import type { PageAreas } from './page-areas';

export type ShellRouter = ReturnType<typeof createBrowserRouter>;

export interface ShellRouterOptions {
  areas: PageAreas;
  /** Resolves when it is known whether somebody is signed in. */
  sessionKnown: Promise<void>;
}

/** The one router. It begins with nothing and learns the routes of a remote when the first of its pages is opened. */
export function createShellRouter({ areas, sessionKnown }: ShellRouterOptions): ShellRouter {
  // Empty while the first page is being opened: nothing has been learned by then.
  const created: { router?: ShellRouter } = {};
  const knows = (name: string) =>
    created.router?.routes[0]?.children?.some(({ id }) => id === areaRouteId(name)) ?? false;

  created.router = createBrowserRouter(shellRoutes(areas, sessionKnown), {
    future: { v8_middleware: true },
    async patchRoutesOnNavigation({ path, patch }) {
      if (path === '/' && homeDestination(areas)) return;
      const remote = areas.remoteAt(path);
      // Called again for every path that only a splat or a parameter matches.
      if (!remote || knows(remote.name)) return;
      const loaded = await areas.load(remote);
      // Ignored when the visitor has gone elsewhere meanwhile: the code is here, but the router learns it on the next visit.
      if (!knows(remote.name)) patch('root', [areaRoutes(loaded)]);
    },
  });
  return created.router;
}

/** Replaces the routes by those of what is loaded now: a route that exists cannot be patched. */
export function replaceRoutes(router: ShellRouter, { areas, sessionKnown }: ShellRouterOptions): void {
  router._internalSetRoutes(shellRoutes(areas, sessionKnown));
}

/** Resolves when no navigation is under way. */
export async function arrived(router: ShellRouter): Promise<void> {
  if (router.state.navigation.state === 'idle') return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return;
      unsubscribe();
      resolve();
    });
  });
}

function shellRoutes(areas: PageAreas, sessionKnown: Promise<void>): RouteObject[] {
  const guard: MiddlewareFunction = async ({ request }, next) => {
    const elsewhere = await destination(new URL(request.url), areas, sessionKnown);
    if (elsewhere) throw redirect(elsewhere);
    return next();
  };

  return [
    {
      // Without a path: with one it would be a page itself, and `/` would never reach the remote that owns it.
      id: 'root',
      middleware: [guard],
      element: <Root />,
      errorElement: <RootError />,
      HydrateFallback: RootFallback,
      children: [...areas.loaded.map(areaRoutes), unmatchedRoute],
    },
  ];
}

/** Where a visitor of an address has to go instead, if anywhere. */
async function destination(
  { pathname, search }: URL,
  areas: PageAreas,
  sessionKnown: Promise<void>,
): Promise<string | undefined> {
  if (pathname === '/') return homeDestination(areas);
  const { access = 'public', needsKey } = matchArea(areas.composition.getState().remotes, pathname)?.area ?? {};
  if (access !== 'public') await sessionKnown;
  const { status } = sessionStore.getState();
  // Asked for now, read by the guard that stands around the page: the page's own data need not wait for it.
  if (needsKey && status === 'signed-in') prefetch(accountStatsQuery());
  return accessRedirect(access, status, pathname + search);
}

/** `/` leads on, unless a bot asks and a remote has a page for it. */
function homeDestination(areas: PageAreas): string | undefined {
  return rootDestination({
    hostname: location.hostname,
    languages: navigator.languages,
    // Written by the edge, which alone keeps a list of robots.
    robot: document.documentElement.dataset['visitor'] === 'robot',
    owned: areas.remoteAt('/') !== undefined,
  });
}
