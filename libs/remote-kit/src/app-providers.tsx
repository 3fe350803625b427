import type { PropsWithChildren } from 'react';
import { GlobalStyle, LinkProvider } from '@declic/design-system';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterLink } from './router-link';
import { LazyToastRegion } from './lazy-toast-region';

export type AppProvidersProps = PropsWithChildren<{ queryClient: QueryClient }>;

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
