import type { ReactNode } from 'react';
import type { AreaLayout } from '@declic/remote-kit/host';
import { AppChrome } from './app-chrome';
import { BareChrome } from './bare-chrome';

interface ChromeProps {
  layout: AreaLayout;
  children: ReactNode;
}

/** Around the page: the product's header and footer, next to nothing, or (for a site) what the remote itself brings. */
export function Chrome({ layout, children }: ChromeProps) {
  if (layout === 'app') return <AppChrome>{children}</AppChrome>;
  if (layout === 'bare') return <BareChrome>{children}</BareChrome>;
  return children;
}
