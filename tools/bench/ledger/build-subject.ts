import { join } from 'node:path';
import { buildSubject as build } from '../shared/build-subject.ts';

export const built = join(import.meta.dirname, 'dist');

/** What is measured: the repository that begins runs, and the migrations of the two schemas. */
export const buildSubject = () =>
  build(built, {
    'migrate-accounts': 'accounts/src/migrate.ts',
    'migrate-actions': 'actions/src/migrate.ts',
    'runs-repository': 'actions/src/modules/runs/runs.repository.ts',
  });
