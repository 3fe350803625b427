import { createContext, useContext } from 'react';
import type { ReportBeacon } from '../telemetry/beacons';
import type { PageAreas } from './page-areas';
import type { RemoteRecovery } from './remote-recovery';

/** What the parts of the shell share. */
export interface PageContextValue {
  readonly areas: PageAreas;
  readonly report: ReportBeacon;
  readonly recovery: RemoteRecovery;
}

const PageContext = createContext<PageContextValue | null>(null);

export const PageContextProvider = PageContext.Provider;

export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error('This part of the shell is rendered outside its page.');
  return page;
}
