import { Metrics } from '@declic/nest-kit';
import type { TicketFault } from '@declic/nest-kit/composition';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { Observation } from '../observations/observation';

/** Labels are bounded: a version is counted only when a page with a valid ticket was served it. */
@Injectable()
export class BeaconMetrics {
  private readonly counted;
  private readonly uncounted;

  constructor({ registry }: Metrics) {
    this.counted = new Counter({
      name: 'release_beacons_total',
      help: 'Beacons with a valid ticket, by deployable, version and outcome: loaded, or the kind of failure',
      labelNames: ['deployable', 'version', 'outcome'],
      registers: [registry],
    });
    this.uncounted = new Counter({
      name: 'release_beacons_uncounted_total',
      help: 'Beacons that were logged only, by what was wrong with their ticket; overload: the database did not take more',
      labelNames: ['reason'],
      registers: [registry],
    });
  }

  count({ name, version, kind }: Pick<Observation, 'name' | 'version' | 'kind'>): void {
    this.counted.inc({ deployable: name, version, outcome: kind });
  }

  countUncounted(reason: TicketFault | 'overload'): void {
    this.uncounted.inc({ reason });
  }
}
