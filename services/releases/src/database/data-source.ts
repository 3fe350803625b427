import type { ServiceDatabase } from '@declic/nest-kit';
import { CurrentReleaseEntity } from '../modules/releases/current-release.entity';
import { ReleaseEntity } from '../modules/releases/release.entity';
import { ShellOfferEntity } from '../modules/shell/shell-offer.entity';

export const database = {
  name: 'releases',
  entities: [ReleaseEntity, CurrentReleaseEntity, ShellOfferEntity],
  migrations: import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  functions: import.meta.glob<string>('./functions/*.sql', { query: '?raw', import: 'default', eager: true }),
} satisfies ServiceDatabase;
