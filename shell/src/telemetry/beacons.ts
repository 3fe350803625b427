import { BEACONS_PATH, type Beacon, type ComposedRemote, type RemoteFailure } from '@declic/remote-kit/host';
import { firstFrame } from './code-source';
import type { PageExit } from './page-exit';

const MAX_MESSAGE = 2_000;
const MAX_PATH = 2_048;
/** A page that fails in ever new ways has been heard by then. */
const MAX_BEACONS = 50;
/** Of an offline page: a browser takes 64 KiB at once, which more of them could exceed. */
const MAX_KEPT = 12;

/** What a report is about: a remote, or the shell, in one version. */
export type Reported = Pick<ComposedRemote, 'name' | 'version' | 'owner' | 'title'>;

/** Tells the registry what happened in this page. */
export interface ReportBeacon {
  loaded(reported: Reported, durationMs: number): void;
  failed(reported: Reported, failure: RemoteFailure, error: unknown): void;
  notFound(path: string): void;
}

export interface BeaconReporterOptions {
  compositionId: () => string;
  /** Failures of a page that is left are none. */
  exit: PageExit;
  send?: (beacon: Beacon) => void;
}

/**
 * Sends reports with `navigator.sendBeacon`, which does not block and also works while the page unloads. Each observation is sent
 * once in a page: a version that rendered, a version whose files do not come, an error of its code.
 */
export function beaconReporter({ compositionId, exit, send = sendBeacon }: BeaconReporterOptions): ReportBeacon {
  const observed = new Set<string>();
  const isNew = (observation: string) => {
    if (observed.has(observation) || observed.size >= MAX_BEACONS) return false;
    observed.add(observation);
    return true;
  };
  const about = ({ name, version, owner }: Reported) => ({
    composition_id: compositionId(),
    remote: name,
    version,
    owner,
    path: currentPath(),
  });

  return {
    loaded: (reported, durationMs) => {
      if (!isNew(`loaded ${id(reported)}`)) return;
      send({ kind: 'loaded', ...about(reported), duration_ms: durationMs });
    },
    failed: (reported, failure, error) => {
      const message = error instanceof Error ? error.message : toText(error);
      const { title, owner } = reported;
      exit.report(() => {
        if (!isNew(`${id(reported)} ${whatFailed(failure, error)}`)) return;
        console.error(`${title} (${id(reported)}, owner ${owner}) failed: ${failure}.`, error);
        send({ kind: 'failed', ...about(reported), failure, message: message.slice(0, MAX_MESSAGE) });
      });
    },
    notFound: (path) => {
      console.error(`Page not found: ${path}`);
      send({ kind: 'not-found', composition_id: compositionId(), path: path.slice(0, MAX_PATH) });
    },
  };
}

/** What tells one failure of a version from another. An error can be thrown anew each time, and reach several listeners. */
function whatFailed(failure: RemoteFailure, error: unknown): string {
  const isOfVersion = failure === 'load' || failure === 'slow' || failure === 'contract' || failure === 'mismatch';
  return isOfVersion ? failure : `${toText(error)} ${firstFrame(error)}`;
}

/** Anything can be thrown, also what cannot be turned into text. */
function toText(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return 'Something without a text was thrown.';
  }
}

function id({ name, version }: Reported): string {
  return `${name} ${version}`;
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

const kept: Beacon[] = [];

/**
 * A browser that is offline takes a beacon as sent, and loses it: it is sent once the page is online again. Files that do not come offline
 * say nothing about their release.
 */
function sendBeacon(beacon: Beacon): void {
  if (navigator.onLine === false) {
    if (beacon.kind === 'failed' && (beacon.failure === 'load' || beacon.failure === 'slow')) return;
    if (kept.length === 0) addEventListener('online', sendKept, { once: true });
    if (kept.length < MAX_KEPT) kept.push(beacon);
    return;
  }
  navigator.sendBeacon?.(BEACONS_PATH, new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
}

function sendKept(): void {
  kept.splice(0).forEach(sendBeacon);
}
