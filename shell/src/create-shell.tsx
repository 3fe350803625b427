import type { ReactNode } from 'react';
import { createQueryClient, AppProviders, provideQueryClient, type Composition } from '@declic/remote-kit/host';
import { CurrentRouter } from './areas/current-router';
import { RemoteRegistry } from './areas/remote-registry';
import { ShellContextProvider } from './areas/shell-context';
import { ShellRouters } from './areas/shell-routers';
import { RemoteRecovery } from './areas/remote-recovery';
import { inlinedPreview } from './preview/read-preview';
import { remoteOfRoute } from './router/area-routes';
import { createShellRouter } from './router/shell-router';
import { createCompositionStore } from './composition/composition-store';
import { CompositionWatch } from './composition/composition-watch';
import { integrityLists } from './composition/integrity-lists';
import { watchForNewVersion } from './composition/new-version';
import { preloadFiles } from './federation/checked-files';
import { importMaps } from './federation/import-maps';
import { startFederation, type ImportRemote } from './federation/import-remote';
import { RemoteLoader } from './federation/remote-loader';
import { offer } from './federation/shared-packages';
import { FetchedData } from './session/fetched-data';
import { refetchWithSession } from './session/refetch-with-session';
import { startSession } from './session/start-session';
import { beaconReporter, sendWithTicket } from './telemetry/beacons';
import { PageEvents } from './telemetry/page-events';
import { PageExit } from './telemetry/page-exit';

export interface Shell {
  readonly page: ReactNode;
  /** Resolves when the code and the data of the first page are there, or it is known that they do not come. */
  readonly opened: Promise<void>;
  /** Whether the page of a release (`mf-marketing@3f2a…`) is what would be shown now, at the address that was opened. */
  readonly shows: (release: string) => boolean;
}

/** Puts the parts of the page together. Called once, when the composition is known. */
export function createShell(first: Composition, importRemote?: ImportRemote): Shell {
  const composition = createCompositionStore(first);
  let openedPath = location.pathname;
  const exit = new PageExit();
  // What a preview does says nothing about what visitors get.
  const send = inlinedPreview() ? () => undefined : sendWithTicket(() => composition.getState().ticket);
  const report = beaconReporter({ compositionId: () => composition.getState().id, exit, send });
  const loader = new RemoteLoader({
    importRemote:
      importRemote ?? startFederation({ integrityListOf: integrityLists(composition), openedPath: () => openedPath }),
    offer,
    report,
  });
  const registry = new RemoteRegistry(composition, loader);

  const queryClient = createQueryClient();
  provideQueryClient(queryClient);
  const fetched = new FetchedData(queryClient);
  const session = startSession(fetched.endSession);
  refetchWithSession();

  const watch = new CompositionWatch(composition);
  watch.start();
  const isOutdated = watchForNewVersion(composition, registry);
  const beforeLoading = (path: string) => {
    openedPath = path;
    const remote = registry.remoteAt(path);
    // The download does not wait for the registry; only running the code does.
    if (remote) preloadFiles({ ...remote, path, integrityList: remote.integrityList }, importMaps);
    return watch.beforeFirstRun();
  };
  const routers = new ShellRouters(() => createShellRouter({ registry, sessionKnown: session.ready, beforeLoading }));
  const recovery = new RemoteRecovery(registry, routers, report);

  const page = (
    <ShellContextProvider value={{ registry, report, recovery, fetched, isOutdated }}>
      <AppProviders
        queryClient={queryClient}
        beside={<PageEvents exit={exit} onError={recovery.reportRuntimeError} />}
      >
        <CurrentRouter routers={routers} />
      </AppProviders>
    </ShellContextProvider>
  );
  const openedAt = location.pathname;
  return {
    page,
    opened: routers.whenOpened(),
    shows: (release) => location.pathname === openedAt && shownRelease(routers, registry) === release,
  };
}

/** The release whose page the router has ready; undefined for the shell's own pages, and for failures. */
function shownRelease(routers: ShellRouters, registry: RemoteRegistry): string | undefined {
  const { errors, matches } = routers.current.getState().router.state;
  const name = matches.map(({ route }) => remoteOfRoute(route.id)).find((found) => found !== undefined);
  if (errors !== null || name === undefined) return undefined;
  return `${name}@${registry.sourceOf(name).version}`;
}
