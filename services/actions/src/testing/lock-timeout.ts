import type { TestDatabase } from '@declic/nest-kit/testing';
import { expect } from 'vitest';

/** How long calls wait for their account in this database, while `work` runs; 200 ms otherwise. */
export async function withLockTimeout(db: TestDatabase, timeout: string, work: () => Promise<void>): Promise<void> {
  const functions = await db.owner.query<{ signature: string }[]>(
    `select oid::regprocedure::text as signature from pg_proc
      where pronamespace = 'actions'::regnamespace and proname in ('begin_run', 'begin_runs', 'count_calls', 'keep_answer') and proconfig::text like '%lock_timeout%'`,
  );
  const set = (value: string) =>
    Promise.all(
      functions.map(({ signature }) => db.owner.query(`alter function ${signature} set lock_timeout = '${value}'`)),
    );
  expect(functions).not.toEqual([]);
  await set(timeout);
  try {
    await work();
  } finally {
    await set('200ms');
  }
}
