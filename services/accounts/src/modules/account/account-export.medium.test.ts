import type { Principal } from '@declic/nest-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startAccounts } from '../../testing/start-accounts';

const PASSWORD = 'Tulip42Cup!';

const { db, app, actions } = await startAccounts({ also: ['actions', 'flow'] });

let user: Principal;

beforeEach(async () => {
  user = await aUser(db, { password: PASSWORD, credits: 5_000 });
});

const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  app.inject({ method, url: `/api/accounts/${path}`, headers: app.as(user), ...(payload && { payload }) });

describe('exportAccount', () => {
  it('is one JSON file with everything we keep and no secret', async () => {
    const { email } = user;
    await call('POST', 'session', { email, password: PASSWORD });
    const { token, key } = (await call('POST', 'keys', { label: 'Mine' })).json();
    const caller = await actions.authenticate(token);
    if (!caller) throw new Error('The key opens nothing.');
    const run = await actions.begin(caller);
    await actions.finish(run.id);
    await actions.log(caller, 'refused');

    const answer = await call('GET', 'export');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="declic-account-${new Date().toISOString().slice(0, 10)}.json"`,
    });
    const file = answer.json();
    expect(file).toMatchObject({
      user: { id: user.id, email },
      keys: [{ kid: key.kid, label: 'Mine', usage_count: 1, revoked_at: null }],
      sessions: [{ ended_at: null }],
      billing: { credits: { plan: 'free', balance: 4_999 }, subscriptions: [], cycles: [] },
      actions: { kept_answers: [{ idempotency_key: run.id, answer: `an answer for ${run.id}` }] },
      flow: { strategies: [] },
      requests: [{ request_id: 'refused', action: 'email_validate', status: 422, code: 'validation_failed' }],
      ledger: [
        {
          request_id: 'test',
          id: '2',
          transaction_type: 'api_action',
          slug: 'email_validate',
          delta: -1,
          balance_after: 4_999,
        },
        { id: '1', transaction_type: 'purchase', delta: 5_000, reason: 'Test credits' },
      ],
    });
    expect(answer.body).not.toContain(token);
    for (const secret of await readSecrets(user.id)) expect(answer.body).not.toContain(secret);
  });

  it('holds a ledger of any length, whole and in order', async () => {
    await db.owner.query(
      `select accounts_api.charge_v1($1, 1, 'api_action', 'email_validate', uuidv7()) from generate_series(1, 2500)`,
      [user.id],
    );
    const { ledger } = (await call('GET', 'export')).json();
    expect(ledger.map(({ id }: { id: string }) => Number(id))).toEqual(
      Array.from({ length: 2_501 }, (_, index) => 2_501 - index),
    );
  });

  it('holds a log of calls of any length, whole and in order', async () => {
    const { token } = (await call('POST', 'keys', {})).json();
    const caller = await actions.authenticate(token);
    if (!caller) throw new Error('The key opens nothing.');
    const names = Array.from({ length: 2_000 }, (_, index) => `request-${index}`);
    for (const name of names) await actions.log(caller, name);
    const { requests } = (await call('GET', 'export')).json();
    expect(requests.map(({ request_id }: { request_id: string }) => request_id)).toEqual(names.toReversed());
  });

  it('holds no data of other users', async () => {
    const stranger = await aUser(db, { credits: 7 });
    const { body } = await call('GET', 'export');
    expect(body).not.toContain(stranger.id);
    expect(body).not.toContain(stranger.email);
  });

  it('names every table of ours that knows a user', async () => {
    const tables = await db.owner.query<{ name: string }[]>(
      `select relname as name from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'accounts'::regnamespace and attname = 'user_id' and relkind = 'r' order by 1`,
    );
    // Who adds a table decides whether it belongs into the file (and into a deletion), and then names it here.
    expect(tables.map(({ name }) => name)).toEqual([
      'address_change_token',
      'address_undo_token',
      'api_key',
      'billing_cycle',
      // Whose turn it is at this moment.
      'billing_lease',
      'credit_account',
      'credit_alert',
      'invoice',
      // Random numbers, of which the file gives the times.
      'known_device',
      'ledger_entry',
      'mail_settings',
      'payment_customer',
      'payment_event',
      // Stays when the account goes: what was paid, without a person.
      'purchase',
      'recovery_token',
      'session_family',
      // Deleted when the address is confirmed, which is required to sign in.
      'sign_up',
      'subscription',
      // Sums over the ledger, which is in the file.
      'usage_checkpoint',
      'verification_token',
    ]);
  });
});

async function readSecrets(userId: string): Promise<string[]> {
  const rows = await db.owner.query<{ secret: string }[]>(
    `select password_hash as secret from users where id = $1
     union all select encode(token_hash, 'hex') from api_key where user_id = $1
     union all select encode(token_hash, 'base64') from api_key where user_id = $1`,
    [userId],
  );
  return rows.map(({ secret }) => secret);
}
