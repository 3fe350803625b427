import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { GlobalStyle, LinkProvider, type LinkElementProps } from '../src';

/** What a story may say about the page around it, in its `parameters`. */
export interface StoryParameters {
  /** The address the story is shown at. */
  route?: string;
  /** Answers that are already in the query cache: pairs of key and data. */
  queries?: readonly (readonly [QueryKey, unknown])[];
}

const StorySlot = createContext<ReactNode>(null);

/** The page around a story: a router in memory, a query cache that never goes to the network on its own. */
export function StoryProviders({ route = '/', queries = [], children }: StoryParameters & { children: ReactNode }) {
  const [client] = useState(() => clientWith(queries));
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Slot /> }], { initialEntries: [route] }));

  return (
    <QueryClientProvider client={client}>
      <LinkProvider link={RouterLink}>
        <GlobalStyle />
        <StorySlot value={children}>
          <RouterProvider router={router} />
        </StorySlot>
      </LinkProvider>
    </QueryClientProvider>
  );
}

function Slot() {
  return useContext(StorySlot);
}

function RouterLink({ href, ...rest }: LinkElementProps) {
  return <Link to={href} {...rest} />;
}

function clientWith(queries: NonNullable<StoryParameters['queries']>): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  for (const [key, data] of queries) client.setQueryData(key, data);
  return client;
}
