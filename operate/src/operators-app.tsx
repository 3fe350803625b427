import { AppProviders } from '@declic/remote-kit/host';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { DeployablePage } from './deployable/deployable-page';
import { OperatorsPage } from './page/operators-page';
import { PageCrash } from './page/page-crash';
import { ReleasesPage } from './releases/releases-page';
import { tokenStore } from './token/operator-token';

/** The operators' pages below `/operate`. They share no code with the shell at run time, so they work when the shell does not. */
export function OperatorsApp({ queryClient }: { queryClient: QueryClient }) {
  const [router] = useState(createRouter);
  useEffect(() => clearWithToken(queryClient), [queryClient]);
  return (
    <AppProviders queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}

/** Clears what was read with a token when the token is removed or refused. Returns the unsubscribe function. */
function clearWithToken(queryClient: QueryClient): () => void {
  return tokenStore.subscribe(({ token }, before) => {
    if (token !== before.token) queryClient.clear();
  });
}

function createRouter() {
  return createBrowserRouter(
    [
      {
        element: <OperatorsPage />,
        errorElement: <PageCrash />,
        children: [
          { path: '/releases', element: <ReleasesPage /> },
          { path: '/releases/:name', element: <DeployablePage /> },
          { path: '*', element: <Navigate to="/releases" replace /> },
        ],
      },
    ],
    { basename: '/operate' },
  );
}
