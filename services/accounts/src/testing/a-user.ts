import type { Principal } from '@declic/nest-kit';
import type { TestDatabase } from '@declic/nest-kit/testing';
import type { PasswordHasher } from '../modules/passwords/password-hasher';
import { QuickPasswordHasher } from './quick-password-hasher';

export interface UserOptions {
  readonly email?: string;
  readonly password?: string;
  readonly hasher?: PasswordHasher;
  readonly verified?: boolean;
  /** Granted to the credit account, which only a verified user has. */
  readonly credits?: number;
}

const quickHasher = new QuickPasswordHasher();
let count = 0;

/** A user in the database: verified, with an empty credit account, unless a test says otherwise; an unverified one has one sign-up. */
export async function aUser({ owner }: TestDatabase, options: UserOptions = {}): Promise<Principal> {
  const {
    email = `person-${++count}@example.com`,
    password,
    hasher = quickHasher,
    verified = true,
    credits = 0,
  } = options;
  const hash = password === undefined ? 'no password' : await hasher.hash(password);
  const [row] = await owner.query<{ id: string }[]>(
    `insert into users (email, password_hash, verified_at) values ($1, $2, case when $3::boolean then now() end) returning id`,
    [email, hash, verified],
  );
  if (!row) throw new Error('The user was not inserted.');
  if (!verified)
    await owner.query('insert into sign_up (user_id, email, password_hash) values ($1, $2, $3)', [row.id, email, hash]);
  if (verified) await owner.query('select open_credit_account($1)', [row.id]);
  if (credits > 0) await owner.query(`select grant_credits($1, $2, 'Test credits', 'test')`, [row.id, credits]);
  return { id: row.id, email };
}
