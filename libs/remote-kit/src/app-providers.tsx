import type { PropsWithChildren } from 'react';
import { GlobalStyle, LinkProvider } from '@declic/design-system';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterLink } from './router-link';
import { LazyToastRegion, type LazyToastRegionProps } from './lazy-toast-region';

export type AppProvidersProps = PropsWithChildren<{
  queryClient: QueryClient;
  loadToasts?: LazyToastRegionProps['load'];
}>;

/** What every page needs around its router, in the shell and when a remote runs alone. */
export function AppProviders({ queryClient, loadToasts, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider link={RouterLink}>
        <GlobalStyle />
        {children}
        <LazyToastRegion load={loadToasts} />
      </LinkProvider>
    </QueryClientProvider>
  );
}
