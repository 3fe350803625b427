import { Client } from 'pg';
import { PasswordHasher } from '../modules/passwords/password-hasher';

const CREDITS = 500;

export interface Demonstration {
  readonly email: string;
  readonly password: string;
}

/**
 * A verified account with credits and no key, so that the creation of the first key can be shown. Repeatable: it only resets
 * the password, which depends on the secret of the stack.
 */
export async function seedDemonstration(ownerUrl: string, { email, password }: Demonstration): Promise<void> {
  const passwordHash = await new PasswordHasher().hash(password);
  const client = new Client({ connectionString: ownerUrl, application_name: 'declic-accounts-seed' });
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `insert into accounts.users (email, password_hash, verified_at) values ($1, $2, now())
       on conflict (lower(email)) do update set password_hash = excluded.password_hash, verified_at = coalesce(users.verified_at, now())
       returning id`,
      [email, passwordHash],
    );
    const id = rows[0]?.id;
    await client.query('select accounts.open_credit_account($1)', [id]);
    await client.query(`select accounts.grant_credits($1, $2, 'Demonstration credits', 'demonstration')`, [
      id,
      CREDITS,
    ]);
    // A plan without a payment, until the visitor subscribes to one.
    await client.query(
      `update accounts.credit_account set plan = 'build'
       where user_id = $1 and not exists (select from accounts.subscription where user_id = $1)`,
      [id],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}
