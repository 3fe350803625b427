import { setTimeout as pause } from 'node:timers/promises';
import type { FaultProxy, SentBeacon } from '../proxy/fault-proxy.ts';
import { BEACON_MS, QUIET_MS } from './limits.ts';

/** The beacons since the list was emptied, once nothing more is to be expected. */
export async function awaitFailures(
  proxy: FaultProxy,
  { expectOne }: { expectOne: boolean },
): Promise<readonly SentBeacon[]> {
  const deadline = Date.now() + (expectOne ? BEACON_MS : 0);
  const isFailed = ({ kind }: SentBeacon) => kind === 'failed';
  while (!proxy.beacons.some(isFailed) && Date.now() < deadline) await pause(50);
  await pause(QUIET_MS);
  return [...proxy.beacons];
}
