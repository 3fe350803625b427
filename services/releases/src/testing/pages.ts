import { toSubnet } from '@declic/nest-kit';
import { type ServedVersion, signTicket } from '@declic/nest-kit/composition';
import type { TestApp } from '@declic/nest-kit/testing';
import type { Failure } from '../modules/observations/observation';
import { ObservationWriter } from '../modules/observations/observation-writer';
import { BEACON_SECRET } from './environment';

const COMPOSITION_ID = '0123456789abcdef';

export interface TestPage {
  readonly address: string;
  readonly served: ServedVersion;
  /** When it was rendered. */
  readonly at?: Date;
  readonly compositionId?: string;
  readonly secret?: string;
}

/** The ticket that the edge writes into a page. */
export function ticketOf({
  address,
  served,
  at = new Date(),
  compositionId = COMPOSITION_ID,
  secret = BEACON_SECRET,
}: TestPage) {
  return signTicket(secret, { compositionId, network: toSubnet(address) }, [served], at);
}

/** An address in the network with this number. */
export function addressIn(network: number): string {
  return `10.${Math.floor(network / 256)}.${network % 256}.7`;
}

/** What the page of a visitor sends; null leaves the ticket out. */
export function beaconOf(
  { address, served }: Pick<TestPage, 'address' | 'served'>,
  outcome: Failure | 'loaded',
  ticket: string | null = ticketOf({ address, served }),
) {
  const about = {
    ...(ticket !== null && { ticket }),
    composition_id: COMPOSITION_ID,
    remote: served.name,
    version: served.version,
    owner: 'flow',
    path: '/tools/flow-content',
  };
  const rest = outcome === 'loaded' ? { duration_ms: 12 } : { failure: outcome, message: 'It failed.' };
  return { kind: outcome === 'loaded' ? 'loaded' : 'failed', ...about, ...rest };
}

/** Sends a beacon from an address. */
export function sendBeacon(app: TestApp, address: string, payload: object) {
  return app.inject({
    method: 'POST',
    url: '/api/releases/beacons',
    headers: { 'x-forwarded-for': address },
    payload,
  });
}

/** Writes what was counted, as happens each second. */
export function flush(app: TestApp): Promise<void> {
  return app.nest.get(ObservationWriter).flush();
}
