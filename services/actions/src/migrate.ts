import { runMigrations } from '@declic/nest-kit';
import { database } from './database/data-source';

await runMigrations(database);
