import type { PropsWithChildren, ReactNode } from 'react';
import { GlobalStyle, LinkProvider } from '@declic/design-system';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterLink } from './router-link';
import { LazyToastRegion } from './lazy-toast-region';

export type AppProvidersProps = PropsWithChildren<{
  queryClient: QueryClient;
  /** Without an element of its own. It stands in a place that is always there, because React counts places for the ids of `useId`. */
  beside?: ReactNode;
}>;

/** What every page needs around its router, in the shell and when a remote runs alone. */
export function AppProviders({ queryClient, beside, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider link={RouterLink}>
        <GlobalStyle />
        {beside}
        {children}
        <LazyToastRegion />
      </LinkProvider>
    </QueryClientProvider>
  );
}
