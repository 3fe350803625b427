import { BEACONS_PATH, type Beacon, type ComposedRemote, type RemoteFailure } from '@declic/remote-kit/host';

const MAX_MESSAGE = 2_000;
const MAX_PATH = 2_048;

/** Tells the registry what happened in this page. */
export interface ReportBeacon {
  loaded(remote: ComposedRemote, durationMs: number): void;
  failed(remote: ComposedRemote, failure: RemoteFailure, error: unknown): void;
  notFound(path: string): void;
}

/** Sends reports with `navigator.sendBeacon`, which does not block and also works while the page unloads. */
export function beaconReporter(compositionId: () => string, send: (beacon: Beacon) => void = sendBeacon): ReportBeacon {
  const about = ({ name, version, owner }: ComposedRemote) => ({
    composition_id: compositionId(),
    remote: name,
    version,
    owner,
    path: currentPath(),
  });

  return {
    loaded: (remote, durationMs) => send({ kind: 'loaded', ...about(remote), duration_ms: durationMs }),
    failed: (remote, failure, error) => {
      const message = error instanceof Error ? error.message : String(error);
      console.error(
        `${remote.title} (${remote.name} ${remote.version}, owner ${remote.owner}) failed: ${failure}.`,
        error,
      );
      send({ kind: 'failed', ...about(remote), failure, message: message.slice(0, MAX_MESSAGE) });
    },
    notFound: (path) => {
      console.error(`Page not found: ${path}`);
      send({ kind: 'not-found', composition_id: compositionId(), path: path.slice(0, MAX_PATH) });
    },
  };
}

function currentPath(): string {
  return location.pathname.slice(0, MAX_PATH);
}

/** With the ticket of the page, without which the registry counts nothing. */
export function sendWithTicket(findTicket: () => string | undefined): (beacon: Beacon) => void {
  return (beacon) => {
    const ticket = findTicket();
    sendBeacon({ ...beacon, ...(ticket !== undefined && { ticket }) });
  };
}

function sendBeacon(beacon: Beacon): void {
  navigator.sendBeacon?.(BEACONS_PATH, new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
}
