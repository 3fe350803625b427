import type { PageFault } from '../faults/fault.ts';
import type { SentBeacon } from '../proxy/fault-proxy.ts';
import type { Row } from '../report/row.ts';
import { SUBJECT } from '../variant/build-variant.ts';
import { LIMIT_MS, TOLERANCE_MS } from './limits.ts';
import type { FaultVisit, Visited } from './visit-fault.ts';

/** In how many ways a visit was not as it should be; one sentence each. */
export function judgeVisit(visit: FaultVisit, when: Row['visit'], visited: Visited, retry: string): string[] {
  return [
    ...judgeScreen(visit, visited),
    ...judgeBeacons(visit, when, visited),
    ...judgeAreas(visited.areas),
    ...(retry === 'no page' || retry === 'reloaded' ? [`After Retry: ${retry}.`] : []),
  ];
}

function judgeScreen({ fault, hasFallback }: FaultVisit, { seen }: Visited): string[] {
  const wanted = fault.outcome === 'replaced' ? wantedInstead(fault, hasFallback) : fault.outcome;
  if (seen.screen.tampered) return ['Code ran that was changed on the disk of the server.'];
  if (!seen.reached) return [`Expected ${wanted} within ${LIMIT_MS / 1000} s.`];
  return seen.ms > LIMIT_MS + TOLERANCE_MS ? [`It took longer than ${LIMIT_MS / 1000} s.`] : [];
}

function judgeBeacons({ fault, release }: FaultVisit, when: Row['visit'], { beacons }: Visited): string[] {
  const failed = beacons.filter(({ kind }) => kind === 'failed');
  const wrong = failed.filter(
    ({ remote, version, failure }) =>
      remote !== SUBJECT || version !== release.version || !fault.failures.some((known) => known === failure),
  );
  const praised =
    fault.outcome === 'replaced' &&
    !(when === 'later' && fault.comesLate) &&
    beacons.some(({ kind, version }) => kind === 'loaded' && version === release.version);
  return [
    // The page's session remembers a version that failed: a later visit has nothing new to tell, or the same once more.
    ...(when === 'first' && failed.length === 0 ? ['No failed beacon.'] : []),
    ...(failed.length > 1 ? [`${failed.length} failed beacons.`] : []),
    ...(wrong.length > 0
      ? [`Expected ${SUBJECT}@${release.version} ${fault.failures.join(' or ')}. The page said: ${messagesOf(wrong)}`]
      : []),
    ...(praised ? ['A loaded beacon praised the version that failed.'] : []),
  ];
}

export function judgeAreas(areas: Row['areas']): string[] {
  const lost = Object.entries(areas).filter(([, state]) => state !== 'ok');
  return lost.map(([name, state]) => `The area ${name} is not usable (${state}).`);
}

function messagesOf(beacons: readonly SentBeacon[]): string {
  return beacons.map(({ message }) => JSON.stringify(message)).join(', ');
}

function wantedInstead({ isPart }: PageFault, hasFallback: boolean): string {
  if (hasFallback) return 'the last good version';
  return isPart ? 'a card in the page' : 'the card';
}
