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
import { CompositionWatch } from './composition/composition-watch';
import { integrityLists } from './composition/integrity-lists';
import { watchForNewVersion } from './composition/new-version';
import { preloadFiles } from './federation/checked-files';
import { importMaps } from './federation/import-maps';
import { startFederation, type ImportRemote } from './federation/import-remote';
import { RemoteLoader } from './federation/remote-loader';
import { loadToasts, offer } from './federation/shared-packages';
import { FetchedData } from './session/fetched-data';
import { refetchWithSession } from './session/refetch-with-session';
import { startSession } from './session/start-session';
import { beaconReporter, sendWithTicket } from './telemetry/beacons';
import { listenToPage } from './telemetry/listen-to-page';
import { PageExit } from './telemetry/page-exit';
import { FirstPage, shownHtml } from './takeover/first-page';
import { PageData } from './takeover/page-data';

export interface Shell {
  readonly page: ReactNode;
  readonly first: FirstPage;
  /** Ends what listens to the page, for tests, which open several. */
  readonly stopListening: () => void;
}

/** Puts the parts of the page together. Called once, when the composition is known. */
export function createShell(first: Composition, importRemote?: ImportRemote): Shell {
  const composition = createCompositionStore(first);
  let openedPath = location.pathname;
  const exit = new PageExit();
  // What a preview does says nothing about what visitors get.
  const send = inlinedPreview() ? () => undefined : sendWithTicket(() => composition.getState().ticket);
  const report = beaconReporter({ compositionId: () => composition.getState().id, exit, send });
  const html = shownHtml();
  const loader = new RemoteLoader({
    importRemote:
      importRemote ?? startFederation({ integrityListOf: integrityLists(composition), openedPath: () => openedPath }),
    offer,
    report,
    isReadable: () => html.isShown,
  });
  const watch = new CompositionWatch(composition);
  const registry = new RemoteRegistry(composition, loader, watch);

  const queryClient = createQueryClient();
  provideQueryClient(queryClient);
  const data = new PageData(queryClient);
  const fetched = new FetchedData(queryClient);
  const session = startSession(fetched.endSession);
  refetchWithSession();

  watch.start();
  const isOutdated = watchForNewVersion(composition, registry);
  const beforeLoading = (path: string) => {
    openedPath = path;
    const remote = registry.remoteAt(path);
    // The download does not wait for the registry; only running the code does.
    if (remote) preloadFiles({ ...remote, path, integrityList: remote.integrityList }, importMaps);
    return watch.beforeFirstRun();
  };
  const routers = new ShellRouters(() =>
    createShellRouter({ registry, sessionKnown: session.ready, beforeLoading, isReadable: () => html.isShown }),
  );
  const recovery = new RemoteRecovery(registry, routers, report);
  const stopListening = listenToPage({ exit, onError: recovery.reportRuntimeError });

  const page = (
    <ShellContextProvider value={{ registry, report, recovery, fetched, isOutdated }}>
      <AppProviders queryClient={queryClient} loadToasts={loadToasts}>
        <CurrentRouter routers={routers} />
      </AppProviders>
    </ShellContextProvider>
  );
  return { page, first: new FirstPage({ routers, registry, recovery, report, html, data }), stopListening };
}
