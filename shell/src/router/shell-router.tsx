import { prefetch } from '@declic/remote-kit';
import { loadBudget, matchArea, siteHome } from '@declic/remote-kit/host';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { sessionStore } from '@declic/session';
import {
  createBrowserRouter,
  createPath,
  redirect,
  type MiddlewareFunction,
  type Path,
  type RouteObject,
} from 'react-router-dom';
import { Root } from '../layout/root';
import { RootError } from '../layout/root-error';
import { RootFallback } from '../layout/root-fallback';
import { rootRedirect } from '../pages/root-redirect';
import { accessRedirect } from '../guards/access-redirect';
import { areaRouteId, areaRoutes, unmatchedRoute } from './area-routes';
import type { RemoteRegistry } from '../areas/remote-registry';
import type { ShellRouter } from '../areas/shell-routers';

export interface ShellRouterOptions {
  registry: RemoteRegistry;
  /** Resolves when the session is known. */
  sessionKnown: Promise<void>;
  /** Called with the path, before the code of its area is loaded. */
  beforeLoading: (path: string) => Promise<void>;
  /** Whether people read the page, which is there as HTML, while its code is loaded. */
  isReadable?: () => boolean;
}

/** The one router. It begins with nothing and learns the routes of a remote when the first of its pages is opened. */
export function createShellRouter(options: ShellRouterOptions): ShellRouter {
  const { registry } = options;
  // Empty while the first page is being opened: nothing has been learned by then.
  const created: { router?: ShellRouter } = {};
  const knows = (name: string) =>
    created.router?.routes[0]?.children?.some(({ id }) => id === areaRouteId(name)) ?? false;

  beginBudget(options, location);
  created.router = createBrowserRouter(
    shellRoutes(options, () => created.router),
    {
      future: { v8_middleware: true },
      async patchRoutesOnNavigation({ path, patch, signal }) {
        if (path === '/' && homeDestination(registry)) return;
        const isKnown = () => knows(registry.remoteAt(path)?.name ?? '');
        // Called again for every path that only a splat or a parameter matches.
        if (isKnown()) return;
        await options.beforeLoading(path);
        const remote = registry.remoteAt(path);
        if (!remote || isKnown()) return;
        const loaded = await registry.load(remote, signal).catch((error: unknown) => {
          // The router would show the failure of a page that was left.
          if (!signal.aborted) throw error;
        });
        // Ignored when the visitor has gone elsewhere meanwhile: the code is here, but the router learns it on the next visit.
        if (loaded && !knows(remote.name)) patch('root', [areaRoutes(loaded)]);
      },
    },
  );
  const { router } = created;
  let opening: Path | undefined;
  router.subscribe(({ navigation }) => {
    if (navigation.location && navigation.location !== opening) beginBudget(options, navigation.location);
    opening = navigation.location;
  });
  return router;
}

/** All that the page at this address loads has to arrive within one budget. */
function beginBudget({ registry, isReadable }: ShellRouterOptions, { pathname }: Pick<Path, 'pathname'>): void {
  const remote = registry.remoteAt(pathname);
  const mayFallBack = remote !== undefined && registry.canFallBack(remote.name);
  // A page that can be read has the whole time for its own code.
  loadBudget.begin(pathname, { hasFallback: mayFallBack && isReadable?.() !== true });
}

/** `currentRouter` gives nothing while the router is being created: it begins its first navigation by then. */
function shellRoutes(options: ShellRouterOptions, currentRouter: () => ShellRouter | undefined): RouteObject[] {
  const { registry } = options;
  const guard: MiddlewareFunction = async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    const elsewhere = await destination({ pathname, search, hash: wantedHash(currentRouter()) }, options);
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
      children: [...registry.loaded.map(areaRoutes), unmatchedRoute],
    },
  ];
}

/** Where a visitor of an address has to go instead, if anywhere. */
async function destination(
  wanted: Pick<Location, 'pathname' | 'search' | 'hash'>,
  { registry, sessionKnown }: ShellRouterOptions,
): Promise<string | undefined> {
  const { pathname } = wanted;
  if (pathname === '/') return homeDestination(registry);
  const { access = 'public', needsKey } = matchArea(registry.composition.getState().remotes, pathname)?.area ?? {};
  if (access !== 'public') await sessionKnown;
  const { status } = sessionStore.getState();
  // Asked for now, read by the guard that stands around the page: the page's own data need not wait for it.
  if (needsKey && status === 'signed-in') prefetch(accountStatsQuery());
  return accessRedirect(access, status, createPath(wanted));
}

/** The fragment of the address that is being opened: the router takes it off the request that its middleware sees. */
function wantedHash(router: ShellRouter | undefined): string {
  const { navigation, location: shown } = router?.state ?? {};
  return (navigation?.location ?? shown ?? globalThis.location).hash;
}

/** `/` leads on, unless it is the page of a microsite, or a bot asks and a remote has a page for it. */
function homeDestination(registry: RemoteRegistry): string | undefined {
  if (siteHome() !== undefined) return undefined;
  return rootRedirect({
    hostname: location.hostname,
    languages: navigator.languages,
    // Written by the edge, which alone keeps a list of robots.
    robot: document.documentElement.dataset['visitor'] === 'robot',
    owned: registry.remoteAt('/') !== undefined,
  });
}
