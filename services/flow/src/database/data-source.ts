import { type ServiceDatabase, throttleTable } from '@declic/nest-kit';
import { DraftEntity } from '../modules/content/draft.entity';
import { DraftVersionEntity } from '../modules/content/draft-version.entity';
import { IdeaEntity } from '../modules/content/idea.entity';
import { PdfEntity } from '../modules/pdfs/pdf.entity';
import { StrategyEntity } from '../modules/strategies/strategy.entity';

export const database = {
  name: 'flow',
  entities: [StrategyEntity, IdeaEntity, DraftEntity, DraftVersionEntity, PdfEntity],
  migrations: {
    ...throttleTable,
    ...import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  },
  functions: import.meta.glob<string>('./functions/*.sql', { query: '?raw', import: 'default', eager: true }),
} satisfies ServiceDatabase;
