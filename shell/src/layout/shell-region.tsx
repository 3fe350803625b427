import type { ReactNode } from 'react';
import { BareChrome } from './bare-chrome';
import { useArea } from './use-area';

/** Something the shell shows in the place of a page. A site's own chrome is not there to stand around it. */
export function ShellRegion({ children }: { children: ReactNode }) {
  return useArea()?.layout === 'site' ? <BareChrome>{children}</BareChrome> : children;
}
