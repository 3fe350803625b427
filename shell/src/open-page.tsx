import type { ReactNode } from 'react';
import { createQueryClient, PageFrame, provideQueryClient, type Composition } from '@declic/remote-kit';
import { createPath } from 'react-router-dom';
import { PageAreas } from './areas/page-areas';
import { PageContextProvider } from './areas/page-context';
import { PageRouter } from './areas/page-router';
import { arrived, createShellRouter, replaceRoutes } from './areas/shell-router';
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

  const routing = { areas, sessionKnown: session.ready };
  const router = createShellRouter(routing);
  const reopen = async () => {
    const { key } = router.state.location;
    await arrived(router);
    const replaced = areas.takeReplaced();
    if (replaced) replaceRoutes(router, routing);
    const { location } = router.state;
    // A visitor who left meanwhile is not called back.
    if (!replaced && location.key !== key) return;
    await router.navigate(createPath(location), { replace: true, preventScrollReset: true });
  };

  return (
    <PageContextProvider value={{ areas, report, reopen }}>
      <PageFrame queryClient={queryClient}>
        <PageRouter router={router} />
      </PageFrame>
    </PageContextProvider>
  );
}
