import type { ReactNode } from 'react';
import { createQueryClient, AppProviders, provideQueryClient, type Composition } from '@declic/remote-kit/host';
import { CurrentRouter } from './areas/current-router';
import { RemoteRegistry } from './areas/remote-registry';
import { ShellContextProvider } from './areas/shell-context';
import { ShellRouters } from './areas/shell-routers';
import { RemoteRecovery } from './areas/remote-recovery';
import { inlinedPreview } from './preview/read-preview';
import { createShellRouter } from './router/shell-router';
import { createCompositionStore } from './composition/composition-store';
import { startFederation, type ImportRemote } from './federation/import-remote';
import { RemoteLoader } from './federation/remote-loader';
import { offer } from './federation/shared-packages';
import { FetchedData } from './session/fetched-data';
import { refetchWithSession } from './session/refetch-with-session';
import { startSession } from './session/start-session';
import { beaconReporter } from './telemetry/beacons';

/** Puts the parts of the page together. Called once, when the composition is known. */
export function createShell(first: Composition, importRemote: ImportRemote = startFederation()): ReactNode {
  const composition = createCompositionStore(first);
  // What a preview does says nothing about what visitors get.
  const report = beaconReporter(() => composition.getState().id, inlinedPreview() ? () => undefined : undefined);
  const loader = new RemoteLoader({ importRemote, offer, report });
  const registry = new RemoteRegistry(composition, loader, report);

  const queryClient = createQueryClient();
  provideQueryClient(queryClient);
  const fetched = new FetchedData(queryClient);
  const session = startSession(fetched.endSession);
  refetchWithSession();

  const routers = new ShellRouters(() => createShellRouter({ registry, sessionKnown: session.ready }));
  const recovery = new RemoteRecovery(registry, routers);

  return (
    <ShellContextProvider value={{ registry, report, recovery, fetched }}>
      <AppProviders queryClient={queryClient}>
        <CurrentRouter routers={routers} />
      </AppProviders>
    </ShellContextProvider>
  );
}
