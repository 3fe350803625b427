import type { ReactNode } from 'react';
import { siteHome, type AreaLayout } from '@declic/remote-kit/host';
import { AppChrome } from './app-chrome';
import { BareChrome } from './bare-chrome';

interface ChromeProps {
  layout: AreaLayout;
  children: ReactNode;
}

/** Around the page: the product's header and footer, next to nothing, or (for a site) what the remote itself brings. */
export function Chrome({ layout, children }: ChromeProps) {
  // The product's pages cannot be reached from the host of a microsite, so its header would lead nowhere.
  if (layout === 'app' && siteHome() === undefined) return <AppChrome>{children}</AppChrome>;
  if (layout !== 'site') return <BareChrome>{children}</BareChrome>;
  return children;
}
