import { loginTo, type TestDatabase } from '@declic/nest-kit/testing';
import { Client } from 'pg';
import type { TestCaller } from './a-caller';

/** Locks what a statement selects `for update`, in a transaction that stays open until it is released. */
export async function holdRow(
  db: TestDatabase,
  service: 'accounts' | 'actions',
  statement: string,
  values: readonly unknown[] = [],
): Promise<{ release(): Promise<void> }> {
  const client = new Client({ connectionString: loginTo(db, service, 'owner') });
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

const ROWS = {
  credit_account: ['accounts', 'select from credit_account where user_id = $1 for update'],
  rate_window: ['actions', 'select from rate_window where user_id = $1 for update'],
} as const;

/** Locks the row of an account in one of these tables, as `holdRow` does. */
export function holdAccountRow(db: TestDatabase, table: keyof typeof ROWS, { userId }: TestCaller) {
  const [service, statement] = ROWS[table];
  return holdRow(db, service, statement, [userId]);
}

/** How many statements wait for a lock in this database now. */
export async function countLockWaits({ owner }: TestDatabase): Promise<number> {
  const rows: unknown[] = await owner.query(
    `select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`,
  );
  return rows.length;
}
