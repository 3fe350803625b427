import type { ServiceDatabase } from '@declic/nest-kit';
import { CurrentReleaseEntity } from '../modules/releases/current-release.entity';
import { ReleaseEntity } from '../modules/releases/release.entity';
import { Releases1763600000000 } from './migrations/1763600000000-releases';

export const database = {
  name: 'releases',
  entities: [ReleaseEntity, CurrentReleaseEntity],
  migrations: [Releases1763600000000],
} satisfies ServiceDatabase;
