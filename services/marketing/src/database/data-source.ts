import type { ServiceDatabase } from '@declic/nest-kit';
import { WaitlistEntryEntity } from '../modules/waitlist/waitlist-entry.entity';
import { Waitlist1763600000000 } from './migrations/1763600000000-waitlist';
import { WaitlistWelcome1763600000001 } from './migrations/1763600000001-waitlist-welcome';
import { SlidingThrottle1763600000002 } from './migrations/1763600000002-sliding-throttle';

export const database = {
  name: 'marketing',
  entities: [WaitlistEntryEntity],
  migrations: [Waitlist1763600000000, WaitlistWelcome1763600000001, SlidingThrottle1763600000002],
} satisfies ServiceDatabase;
