import type { OpInput } from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import { ReleasesRepository } from '../releases/releases.repository';

export type Beacon = OpInput<'recordBeacon'>['body'];

/** Turns what pages observe into log lines that name remote, version, owner and composition. */
@Injectable()
export class BeaconsService {
  private readonly logger = new Logger('Beacon');

  constructor(private readonly releases: ReleasesRepository) {}

  async record(beacon: Beacon): Promise<void> {
    switch (beacon.kind) {
      case 'loaded':
        this.logger.log({ beacon }, 'remote loaded');
        await this.releases.markRendered(beacon.remote, beacon.version);
        break;
      case 'failed':
        // Seen by a page, not by this service: nothing here is broken.
        this.logger.warn({ beacon }, 'remote failed');
        break;
      case 'not-found':
        this.logger.warn({ beacon }, 'unknown path');
        break;
      default:
        beacon satisfies never;
    }
  }
}
