import type { ServiceDatabase } from '@declic/nest-kit';
import { SeatCounterEntity } from '../modules/sessions/seat-counter.entity';
import { SessionEntity } from '../modules/sessions/session.entity';
import { Workshops1763600100000 } from './migrations/1763600100000-workshops';
import { SlidingThrottle1763600100001 } from './migrations/1763600100001-sliding-throttle';

export const database = {
  name: 'workshops',
  entities: [SessionEntity, SeatCounterEntity],
  migrations: [Workshops1763600100000, SlidingThrottle1763600100001],
} satisfies ServiceDatabase;
