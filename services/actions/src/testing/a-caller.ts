import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { loginTo, type TestDatabase } from '@declic/nest-kit/testing';
import { Client } from 'pg';

export interface CallerOptions {
  readonly credits?: number;
  readonly plan?: 'free' | 'solo' | 'build' | 'grow' | 'scale';
}

export interface TestCaller {
  readonly userId: string;
  readonly keyId: string;
  readonly token: string;
  /** As the API wants to be called. */
  readonly headers: { readonly authorization: string };
}

/** A user of the accounts service with a key and credits, in this test's database. */
export async function aCaller(
  db: TestDatabase,
  { credits = 100, plan = 'scale' }: CallerOptions = {},
): Promise<TestCaller> {
  const token = `dc_live_${randomBytes(24).toString('hex')}`;
  const [row] = await asAccounts<{ id: string }>(
    db,
    `insert into users (email, password_hash, verified_at) values ($1, 'none', now()) returning id`,
    [`${randomUUID()}@example.com`],
  );
  if (!row) throw new Error('The user was not inserted.');
  await asAccounts(db, 'select open_credit_account($1)', [row.id]);
  await asAccounts(db, 'update credit_account set plan = $2 where user_id = $1', [row.id, plan]);
  if (credits > 0) await asAccounts(db, `select grant_credits($1, $2, 'Test credits', 'test')`, [row.id, credits]);
  const hash = createHash('sha256').update(token).digest();
  const [key] = await asAccounts<{ id: string }>(
    db,
    `insert into api_key (user_id, kid, label, token_hash) values ($1, $2, 'Default Key', $3) returning id`,
    [row.id, token.slice(0, 17), hash],
  );
  if (!key) throw new Error('The key was not inserted.');
  return { userId: row.id, keyId: key.id, token, headers: { authorization: `Bearer ${token}` } };
}

/** As regenerating a key does to the old one. */
export async function revoke(db: TestDatabase, userId: string): Promise<void> {
  await asAccounts(db, 'update api_key set revoked_at = now() where user_id = $1', [userId]);
}

/** Freezes the usage of an account. */
export async function suspend(db: TestDatabase, { userId }: TestCaller): Promise<void> {
  await asAccounts(db, `select set_account($1, null, 'suspended')`, [userId]);
}

/** Reads and arranges what belongs to the accounts service, as the owner of its schema. */
export async function asAccounts<Row extends object>(
  db: TestDatabase,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: loginTo(db, 'accounts', 'owner') });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
