import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** An account of the benchmark, and the key with which it calls. */
export interface BenchAccount {
  readonly id: string;
  readonly key: string;
}

/** Accounts of the largest plan that can pay for everything. */
export async function createAccounts(ownerUrl: string, count: number): Promise<BenchAccount[]> {
  const accounts = Array.from({ length: count }, () => ({
    id: randomUUID(),
    key: `dc_live_${'0'.repeat(12)}${randomUUID()}`,
  }));
  const client = new Client({ connectionString: ownerUrl, application_name: 'declic-bench-locks' });
  await client.connect();
  try {
    for (const { id, key } of accounts) {
      await client.query(`insert into users (id, email, password_hash, verified_at) values ($1, $2, 'none', now())`, [
        id,
        `${id}@example.com`,
      ]);
      await client.query('select open_credit_account($1), set_account($1, $2, null)', [id, 'scale']);
      await client.query(`select grant_credits($1, 1000000000, 'Benchmark', 'bench')`, [id]);
      await client.query(`insert into api_key (user_id, kid, label, token_hash) values ($1, $2, 'Benchmark', $3)`, [
        id,
        id,
        createHash('sha256').update(key).digest(),
      ]);
    }
  } finally {
    await client.end();
  }
  return accounts;
}

/** Locks an account until it is released, as a transaction does that does not end. */
export async function holdAccount(ownerUrl: string, { id }: BenchAccount): Promise<{ release(): Promise<void> }> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'declic-bench-locks' });
  await client.connect();
  await client.query('begin');
  await client.query('select from credit_account where user_id = $1 for update', [id]);
  return {
    async release() {
      await client.query('rollback');
      await client.end();
    },
  };
}

/** @throws {Error} when the ledger does not add up. */
export async function assertSound(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'declic-bench-locks' });
  await client.connect();
  try {
    const { rows } = await client.query<object>('select * from ledger_violations limit 1');
    if (rows[0]) throw new Error(`The ledger does not add up: ${JSON.stringify(rows[0])}`);
  } finally {
    await client.end();
  }
}
