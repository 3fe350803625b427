import type { ReactNode } from 'react';
import { Chrome } from './chrome';
import { useArea } from '../areas/use-area';

/** Wraps a page of the shell in the product's chrome, also at addresses where a site brings its own. */
export function WithAppChrome({ children }: { children: ReactNode }) {
  return useArea()?.layout === 'site' ? <Chrome layout="app">{children}</Chrome> : children;
}
