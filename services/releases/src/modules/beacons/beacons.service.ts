import { createHmac } from 'node:crypto';
import { Clock, type OpInput, toSubnet } from '@declic/nest-kit';
import { findTicketFault, type TicketFault } from '@declic/nest-kit/composition';
import { Injectable, Logger } from '@nestjs/common';
import type { ReleasesConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { ObservationWriter } from '../observations/observation-writer';
import { BeaconLimits } from './beacon-limits';
import { BeaconMetrics } from './beacon-metrics';

export type Beacon = OpInput<'recordBeacon'>['body'];
type ReleaseBeacon = Exclude<Beacon, { kind: 'not-found' }>;

/** Logs what pages observe, and counts what comes with the ticket of a page that was really served. */
@Injectable()
export class BeaconsService {
  private readonly logger = new Logger('Beacon');

  constructor(
    private readonly limits: BeaconLimits,
    private readonly metrics: BeaconMetrics,
    private readonly observations: ObservationWriter,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: Pick<ReleasesConfig, 'BEACON_SECRET'>,
  ) {}

  /** @throws {TooManyRequestsError} more beacons than a network, or all together, may send. */
  record(beacon: Beacon, address: string): void {
    const network = toSubnet(address);
    this.limits.count(network);
    if (beacon.kind === 'not-found') {
      this.logger.warn({ beacon: withoutTicket(beacon) }, 'unknown path');
      return;
    }
    const fault = this.findFault(beacon, network);
    const line = { beacon: withoutTicket(beacon), ...(fault && { uncounted: fault }) };
    if (beacon.kind === 'loaded') this.logger.log(line, 'remote loaded');
    // Seen by a page, not by this service: nothing here is broken.
    else this.logger.warn(line, 'remote failed');
    if (fault) this.metrics.countUncounted(fault);
    else this.count(beacon, network);
  }

  private findFault(beacon: ReleaseBeacon, network: string): TicketFault | undefined {
    const { ticket, composition_id: compositionId, remote: name, version } = beacon;
    const subject = { compositionId, network };
    return findTicketFault(this.config.BEACON_SECRET, ticket, subject, { name, version }, this.clock.now());
  }

  private count(beacon: ReleaseBeacon, network: string): void {
    const observed = {
      name: beacon.remote,
      version: beacon.version,
      kind: beacon.kind === 'failed' ? beacon.failure : beacon.kind,
    };
    this.metrics.count(observed);
    const isKept = this.observations.add({ ...observed, network: this.hash(network), at: this.clock.now() });
    if (!isKept) this.metrics.countUncounted('overload');
  }

  /** Networks are personal data: only a keyed hash of 64 bits is stored. */
  private hash(network: string): string {
    const digest = createHmac('sha256', this.config.BEACON_SECRET).update(`network\n${network}`).digest();
    return digest.readBigInt64BE().toString();
  }
}

/** With its ticket, a reader of the log could report in the name of that page. */
function withoutTicket({ ticket: _ticket, ...beacon }: Beacon) {
  return beacon;
}
