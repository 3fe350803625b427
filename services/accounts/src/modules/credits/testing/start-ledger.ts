import { startTestDatabase } from '@declic/nest-kit/testing';
import { afterAll, afterEach, expect } from 'vitest';
import { database } from '../../../database/data-source';
import { actionsPool } from '../../../testing/actions-pool';

/**
 * A database for one test file, whose ledger is checked after each test; and connections of the actions service, which reaches it
 * through our functions and nothing else.
 */
export async function startLedger(connections?: number) {
  const db = await startTestDatabase(database);
  afterAll(() => db.stop());
  const actions = actionsPool(db.url, connections);
  afterAll(() => actions.end());

  afterEach(async () => {
    expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
  });
  return { db, actions };
}
