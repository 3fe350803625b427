import { randomUUID } from 'node:crypto';
import type { PlanSlug, Principal } from '@declic/nest-kit';
import { connectTo, signTestToken, testClaims, type TestDatabase } from '@declic/nest-kit/testing';

interface AccountOptions {
  readonly credits?: number;
  readonly plan?: PlanSlug;
}

/** The accounts service's side of a test of charges, as the owner of its schema. */
export async function openAccounts(db: TestDatabase) {
  const accounts = await connectTo(db, 'accounts', 'owner');
  return {
    /** A user with a credit account. */
    async open({ credits = 100, plan = 'free' }: AccountOptions = {}): Promise<Principal> {
      const id = randomUUID();
      const email = `${id}@example.test`;
      await accounts.query(`insert into users (id, email, password_hash, verified_at) values ($1, $2, 'none', now())`, [
        id,
        email,
      ]);
      await accounts.query('select open_credit_account($1)', [id]);
      await accounts.query('select set_account($1, $2, null)', [id, plan]);
      if (credits > 0) await accounts.query(`select grant_credits($1, $2, 'Test credits', 'test')`, [id, credits]);
      return { id, email };
    },

    /** Headers of a session that every process of the service accepts. */
    async signIn(user: Principal): Promise<{ authorization: string }> {
      const session = randomUUID();
      await accounts.query(
        `insert into session_family (id, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
        [session, user.id],
      );
      return { authorization: `Bearer ${signTestToken({ ...testClaims(user), sid: session })}` };
    },

    suspend: ({ id }: Principal) => accounts.query(`select set_account($1, null, 'suspended')`, [id]),

    setPlan: ({ id }: Principal, plan: PlanSlug) => accounts.query('select set_account($1, $2, null)', [id, plan]),

    setPrice: (cost: number) =>
      accounts.query(`update tool_pricing set credit_cost = $1 where tool_slug = 'flow-content'`, [cost]),

    async balance({ id }: Principal): Promise<number> {
      const { rows } = await accounts.query<{ balance: string }>(
        'select balance from credit_account where user_id = $1',
        [id],
      );
      return Number(rows[0]?.balance);
    },

    /** What the tool took and gave back, in order. */
    async toolLines({ id }: Principal): Promise<number[]> {
      const { rows } = await accounts.query<{ delta: string }>(
        `select delta from ledger_entry where user_id = $1 and category = 'tools' order by seq`,
        [id],
      );
      return rows.map(({ delta }) => Number(delta));
    },

    async violations(): Promise<object[]> {
      return (await accounts.query<object>('select * from ledger_violations')).rows;
    },

    query: accounts.query.bind(accounts),
  };
}
