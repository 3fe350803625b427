import { join } from 'node:path';
import { buildSubject as build } from '../shared/build-subject.ts';

export const built = join(import.meta.dirname, 'dist');

/** What is measured: the pools, their worker, the catalogue, and the actions that break a pool. */
export const buildSubject = () =>
  build(built, {
    'action-worker': 'actions/src/action-worker.ts',
    subject: 'actions/src/testing/pools/bench-subject.ts',
    catalogue: 'actions/src/catalogue/catalogue.ts',
    bombs: 'actions/src/testing/pools/bombs.ts',
  });
