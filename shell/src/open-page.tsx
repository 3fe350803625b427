import type { ReactNode } from 'react';
import { createQueryClient, PageFrame, provideQueryClient, type Composition } from '@declic/remote-kit/host';
import { CurrentRouter } from './areas/current-router';
import { PageAreas } from './areas/page-areas';
import { PageContextProvider } from './areas/page-context';
import { PageRouters } from './areas/page-routers';
import { RemoteRecovery } from './areas/remote-recovery';
import { createShellRouter } from './areas/shell-router';
import { createCompositionStore } from './composition/composition-store';
import { startFederation, type ImportRemote } from './federation/import-remote';
import { RemoteLoader } from './federation/remote-loader';
import { offer } from './federation/shared-packages';
import { refetchWithSession } from './session/refetch-with-session';
import { startSession } from './session/start-session';
import { beaconReporter } from './telemetry/beacons';

/** Puts the parts of the page together. Called once, when the composition is known. */
export function openPage(first: Composition, importRemote: ImportRemote = startFederation()): ReactNode {
  const composition = createCompositionStore(first);
  const report = beaconReporter(() => composition.getState().id);
  const loader = new RemoteLoader({ importRemote, offer, report });
  const areas = new PageAreas(composition, loader, report);

  const queryClient = createQueryClient();
  provideQueryClient(queryClient);
  const session = startSession(() => queryClient.clear());
  refetchWithSession();

  const routers = new PageRouters(() => createShellRouter({ areas, sessionKnown: session.ready }));
  const recovery = new RemoteRecovery(areas, routers);

  return (
    <PageContextProvider value={{ areas, report, recovery }}>
      <PageFrame queryClient={queryClient}>
        <CurrentRouter routers={routers} />
      </PageFrame>
    </PageContextProvider>
  );
}
