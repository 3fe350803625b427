import { AppProviders, createQueryClient, provideQueryClient } from '@declic/remote-kit/host';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Component } from '../../../../../mf-marketing/src/routes/landing.route.tsx';

const queryClient = createQueryClient();
provideQueryClient(queryClient);
const router = createMemoryRouter([{ path: '/en', Component }], { initialEntries: ['/en'] });

/** The English landing page as an application of its own. */
export function Landing() {
  return (
    <AppProviders queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
