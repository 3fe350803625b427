import { toast } from '@declic/design-system/toast';
import { resetSessionForTest, fakeSessionWriter, signInForTest, signOutForTest } from '@declic/session/testing';
import type { Session } from '@declic/session';
import type { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useRouteError } from 'react-router-dom';
import type { Remote } from '../define-remote';
import { AppProviders } from '../app-providers';
import { loadBudget } from '../load-budget';
import { createQueryClient, provideQueryClient } from '../query-client';
import { RouteError } from '../route-error';

// The time limit of a test is the only one: how long a busy machine compiles the files of a page says nothing about the page.
loadBudget.extendForTest(60_000);

export interface RenderRemoteOptions {
  /** The address that is opened, with its query and fragment. */
  url: string;
  /** Navigation state, as a link or `navigate` would hand over. */
  state?: unknown;
  /** The signed-in user; `null` (the default) is an anonymous visitor, `'loading'` an unknown session. */
  session?: Session | null | 'loading';
  queryClient?: QueryClient;
  /** How the shell's session answers, where a test needs more than a session that cannot be renewed. */
  sessionWriter?: Parameters<typeof fakeSessionWriter>[0];
}

export interface RenderedRemote extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  queryClient: QueryClient;
  /** What the remote asked of the shell. */
  sessionWriter: ReturnType<typeof fakeSessionWriter>;
}

/**
 * The shell's test double: renders a remote's page in a memory router, with a query client that does not retry, real toasts
 * and a session. Guards and layout are the shell's and are not here; a path the remote does not know renders "left the remote".
 */
export function renderRemote(
  remote: Remote,
  { url, state, session = null, queryClient = quickQueryClient(), sessionWriter = {} }: RenderRemoteOptions,
): RenderedRemote {
  // The library would show those of an earlier page again.
  toast.dismiss();
  openSession(session);
  provideQueryClient(queryClient);
  const { pathname, search, hash } = new URL(url, location.origin);
  const router = createMemoryRouter(
    [
      { element: <Outlet />, errorElement: <Failed />, HydrateFallback: () => null, children: [...remote.routes] },
      { path: '*', element: <p>left the remote</p> },
    ],
    { initialEntries: [{ pathname, search, hash, state }] },
  );
  const rendered = render(
    <AppProviders queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { ...rendered, router, queryClient, sessionWriter: fakeSessionWriter(sessionWriter) };
}

function Failed() {
  return <RouteError error={useRouteError()} onRetry={() => undefined} />;
}

function openSession(session: Session | null | 'loading') {
  if (session === 'loading') resetSessionForTest();
  else if (session) signInForTest(session);
  else signOutForTest();
}

function quickQueryClient(): QueryClient {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  return client;
}
