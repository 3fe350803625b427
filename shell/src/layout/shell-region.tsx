import type { ReactNode } from 'react';
import { AppChrome } from './app-chrome';
import { useArea } from './use-area';

/** Something the shell shows in the place of a page. A site's own chrome is not there to stand around it, so the product's is. */
export function ShellRegion({ children }: { children: ReactNode }) {
  return useArea()?.layout === 'site' ? <AppChrome>{children}</AppChrome> : children;
}
