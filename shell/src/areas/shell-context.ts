import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import type { ReportBeacon } from '../telemetry/beacons';
import type { RemoteRegistry } from './remote-registry';
import type { FetchedData } from '../session/fetched-data';
import type { RemoteRecovery } from './remote-recovery';

/** What the parts of the shell share. */
export interface ShellContextValue {
  readonly registry: RemoteRegistry;
  readonly report: ReportBeacon;
  readonly recovery: RemoteRecovery;
  readonly fetched: FetchedData;
  /** Whether newer code than that of this page is there. */
  readonly isOutdated: StoreApi<boolean>;
}

const ShellContext = createContext<ShellContextValue | null>(null);

export const ShellContextProvider = ShellContext.Provider;

export function useShell(): ShellContextValue {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('This part of the shell is rendered outside the ShellContextProvider.');
  return shell;
}
