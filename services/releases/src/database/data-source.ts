import type { ServiceDatabase } from '@declic/nest-kit';
import { ChoiceEntity } from '../modules/releases/choice.entity';
import { ReleaseEventEntity } from '../modules/releases/release-event.entity';
import { ReleaseEntity } from '../modules/releases/release.entity';

export const database = {
  name: 'releases',
  entities: [ReleaseEntity, ChoiceEntity, ReleaseEventEntity],
  migrations: import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  functions: import.meta.glob<string>('./functions/*.sql', { query: '?raw', import: 'default', eager: true }),
} satisfies ServiceDatabase;
