import { AppProviders } from '@declic/remote-kit/host';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { DeployablePage } from './deployable/deployable-page';
import { OperatorsPage } from './page/operators-page';
import { PageCrash } from './page/page-crash';
import { ReleasesPage } from './releases/releases-page';

/** The operators' pages below `/operate`. They share no code with the shell at run time, so they work when the shell does not. */
export function OperatorsApp({ queryClient }: { queryClient: QueryClient }) {
  const [router] = useState(createRouter);
  return (
    <AppProviders queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>
  );
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
