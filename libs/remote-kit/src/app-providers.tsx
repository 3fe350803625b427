import type { ReactNode } from 'react';
import { GlobalStyle, LinkProvider } from '@declic/design-system';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterLink } from './router-link';
import { LazyToastRegion } from './lazy-toast-region';

export interface AppProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every page needs around its router, in the shell and when a remote runs alone. */
export function AppProviders({ queryClient, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider link={RouterLink}>
        <GlobalStyle />
        {children}
        <LazyToastRegion />
      </LinkProvider>
    </QueryClientProvider>
  );
}
