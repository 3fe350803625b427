import { AppProviders, createQueryClient, provideQueryClient } from '@declic/remote-kit/host';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answers, Component, path, route } from 'virtual:measured-page';

const queryClient = createQueryClient();
provideQueryClient(queryClient);
for (const [key, data] of answers) queryClient.setQueryData(key, data);
const router = createMemoryRouter([{ path: route, Component }], { initialEntries: [path] });

/** The measured page as an application of its own. */
export function Page() {
  return (
    <AppProviders queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
