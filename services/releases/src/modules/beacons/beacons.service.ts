import type { OpInput } from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';

export type Beacon = OpInput<'recordBeacon'>['body'];

/** Turns what pages observe into log lines that name remote, version, owner and composition. */
@Injectable()
export class BeaconsService {
  private readonly logger = new Logger('Beacon');

  record(beacon: Beacon): void {
    switch (beacon.kind) {
      case 'loaded':
        this.logger.log({ beacon }, 'remote loaded');
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
