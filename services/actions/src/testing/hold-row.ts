import type { TestDatabase } from '@declic/nest-kit/testing';
import { Client } from 'pg';
import { buildOwnerUrl } from './a-caller';

/** Locks what a statement selects `for update`, in a transaction that stays open until it is released. */
export async function holdRow(
  db: TestDatabase,
  service: 'accounts' | 'actions',
  statement: string,
  values: readonly unknown[] = [],
): Promise<{ release(): Promise<void> }> {
  const client = new Client({ connectionString: buildOwnerUrl(db, service) });
  await client.connect();
  await client.query('begin');
  await client.query(statement, [...values]);
  return {
    async release() {
      await client.query('rollback');
      await client.end();
    },
  };
}
