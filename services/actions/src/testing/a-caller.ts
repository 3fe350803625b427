import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { TestDatabase } from '@declic/nest-kit/testing';
import { Client } from 'pg';
import { inject } from 'vitest';

export interface CallerOptions {
  readonly credits?: number;
  readonly plan?: 'free' | 'solo' | 'build' | 'grow' | 'scale';
}

export interface TestCaller {
  readonly userId: string;
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
  await asAccounts(db, `insert into api_key (user_id, kid, label, token_hash) values ($1, $2, 'Default Key', $3)`, [
    row.id,
    token.slice(0, 17),
    hash,
  ]);
  return { userId: row.id, token, headers: { authorization: `Bearer ${token}` } };
}

/** As regenerating a key does to the old one. */
export async function revoke(db: TestDatabase, userId: string): Promise<void> {
  await asAccounts(db, 'update api_key set revoked_at = now() where user_id = $1', [userId]);
}

/** Reads and arranges what belongs to the accounts service, as the owner of its schema. */
export async function asAccounts<Row extends object>(
  db: TestDatabase,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: buildOwnerUrl(db, 'accounts') });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** The URL of a schema's owner in this test's database. */
export function buildOwnerUrl(db: TestDatabase, service: string): string {
  const login = inject('postgres').logins[service];
  if (!login) throw new Error(`The test server has no login for ${service}.`);
  const url = new URL(login.owner);
  url.pathname = new URL(db.ownerUrl).pathname;
  return url.href;
}
