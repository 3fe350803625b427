import { applyStoredTheme, Container, SkipLink, Spinner } from '@declic/design-system';
import { startSessionRenewal, type SessionRenewalPorts } from '@declic/session/writer';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, useLocation, useRouteError } from 'react-router-dom';
import { matchArea, type RemoteArea } from '../contract';
import type { Remote } from '../define-remote';
import { AppProviders } from '../app-providers';
import { createQueryClient, provideQueryClient } from '../query-client';
import { RouteError } from '../route-error';

export interface StandaloneOptions {
  /** How to renew and end a session; without it the page stays anonymous. */
  session?: Pick<SessionRenewalPorts, 'refresh' | 'signOut'> | undefined;
  /** Where `/` leads; the remote's first area unless given. */
  home?: string | undefined;
}

const anonymous = { refresh: () => Promise.resolve(null), signOut: () => Promise.resolve() };

/** Runs a remote alone, without the shell: `renderStandalone(remote)` in `standalone.tsx`. It has the `#root` of its page. */
export function renderStandalone(
  remote: Remote,
  { session = anonymous, home = remote.manifest.areas[0]?.path }: StandaloneOptions = {},
): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');

  applyStoredTheme();
  const queryClient = createQueryClient();
  provideQueryClient(queryClient);
  startSessionRenewal({ ...session, onEnded: () => queryClient.clear() });
  if (location.pathname === '/' && home) history.replaceState(null, '', home);

  const router = createBrowserRouter([
    {
      element: <Page areas={remote.manifest.areas} />,
      errorElement: <Failed />,
      HydrateFallback: Loading,
      children: [...remote.routes],
    },
  ]);
  createRoot(root).render(
    <AppProviders queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
}

function Page({ areas }: { areas: readonly RemoteArea[] }) {
  const { pathname } = useLocation();
  const layout = matchArea([{ areas }], pathname)?.area.layout;
  if (layout === 'site') return <Outlet />; // it brings its own skip link, header and main region
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function Loading() {
  return (
    <Container>
      <Spinner label="Loading" />
    </Container>
  );
}

function Failed() {
  return <RouteError error={useRouteError()} onRetry={() => location.reload()} />;
}
