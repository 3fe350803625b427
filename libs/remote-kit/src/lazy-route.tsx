import type { ComponentType } from 'react';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import type { RouteHandle } from './crumbs';
import { fileInTime } from './file-in-time';
import { loadInTime } from './load-in-time';

/** What a `<page>.route.tsx` exports. */
export interface RouteModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly handle?: RouteHandle;
}

/**
 * Loads a route's file when the route is first visited: `lazy: lazyRoute(() => import('./routes/home.route'))`. The router
 * keeps a rejected `lazy` for ever, so this never rejects. When the file fails to load, the route gets a loader that fetches it
 * again: the failure is shown by the area's error card, and every Retry is a new attempt.
 */
export function lazyRoute(load: () => Promise<RouteModule>): () => Promise<RouteModule> {
  const loadFile = async () => withTimeLimit(await fileInTime(load()));
  return () => loadFile().catch(() => retryingRoute(loadFile));
}

function withTimeLimit({ loader, ...route }: RouteModule): RouteModule {
  if (loader === undefined) return route;
  return { ...route, loader: (args, context: unknown) => loadInTime(loader, args, context) };
}

function retryingRoute(load: () => Promise<RouteModule>): RouteModule {
  let loaded: RouteModule | undefined;

  return {
    async loader(args: LoaderFunctionArgs, context?: unknown) {
      loaded ??= await load();
      // `null` is how a loader says "nothing"; undefined is an error to older routers.
      return loaded.loader ? await loaded.loader(args, context) : null;
    },
    Component: function RetriedRoute() {
      return loaded ? <loaded.Component /> : null;
    },
    handle: {
      get crumbs() {
        return loaded?.handle?.crumbs ?? [];
      },
    },
  };
}
