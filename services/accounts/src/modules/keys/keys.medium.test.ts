import { createHash } from 'node:crypto';
import type { Principal } from '@declic/nest-kit';
import { createTestApp } from '@declic/nest-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppModule } from '../../app.module';
import { aUser } from '../../testing/a-user';
import { startAccounts } from '../../testing/start-accounts';

const { db, app, actions } = await startAccounts();
let user: Principal;

beforeEach(async () => {
  user = await aUser(db, { credits: 42 });
});

const createKey = (payload: object = {}) =>
  app.inject({ method: 'POST', url: '/api/accounts/keys', headers: app.as(user), payload });
const read = (path: string, reader = user) =>
  app.inject({ method: 'GET', url: `/api/accounts/${path}`, headers: app.as(reader) });

describe('createKey', () => {
  it('shows the token once and keeps its hash', async () => {
    const answer = await createKey();
    expect(answer.statusCode).toBe(201);
    const { token, key } = answer.json();
    expect(key).toMatchObject({
      kid: token.slice(0, 17),
      label: 'Default Key',
      last_used_at: null,
      active: true,
      credit_balance: 42,
      usage_count: 0,
    });
    expect((await read('keys')).json()).toEqual([key]);
    const [row] = await db.owner.query<{ hash: Buffer }[]>(
      'select token_hash as hash from api_key where user_id = $1',
      [user.id],
    );
    expect(row?.hash).toEqual(createHash('sha256').update(token).digest());
    expect((await read('stats')).json()).toMatchObject({ has_keys: true, credit_balance_total: 42 });
  });

  it('gives one key to two tabs, and tells the second', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => createKey()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'key_exists' });
    expect((await read('keys')).json()).toHaveLength(1);
  });

  it('refuses a session whose user was deleted', async () => {
    user = { id: '019aa1de-92f8-7443-a9d2-0123456789ab', email: 'gone@example.com' };
    expect((await createKey()).json()).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it("takes the caller's own address and id in the body, as the specification shows them", async () => {
    const answer = await createKey({ email: user.email.toUpperCase(), user_id: user.id, label: 'Mine' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().key.label).toBe('Mine');
  });

  it.each(['user_id', 'email'] as const)('refuses the %s of another user, and makes no key', async (field) => {
    const stranger = await aUser(db);
    const named = { user_id: stranger.id, email: stranger.email };
    const answer = await createKey({ [field]: named[field], label: 'Mine' });
    expect(answer.json()).toMatchObject({ status: 403, code: 'other_user' });
    expect((await read('keys', stranger)).json()).toEqual([]);
    expect((await read('keys')).json()).toEqual([]);
  });
});

describe('refreshKey', () => {
  const refreshKey = (kid: string, who = user, at = app) =>
    at.inject({ method: 'POST', url: '/api/accounts/keys/refresh', headers: at.as(who), payload: { kid } });
  const use = (type = 'api_action') =>
    db.owner.query(`select accounts_api.charge_v1($1, 2, $2, 'email_validate', uuidv7())`, [user.id, type]);
  const opens = async (token: string) => (await actions.authenticate(token))?.user_id === user.id;

  it('takes the own address and id in the body, and refuses those of another user', async () => {
    const old = (await createKey()).json();
    const refresh = (named: object) =>
      app.inject({
        method: 'POST',
        url: '/api/accounts/keys/refresh',
        headers: app.as(user),
        payload: { kid: old.key.kid, ...named },
      });
    const stranger = await aUser(db);
    for (const named of [
      { email: stranger.email },
      { user_id: stranger.id },
      { email: user.email, user_id: stranger.id },
    ])
      expect((await refresh(named)).json()).toMatchObject({ status: 403, code: 'other_user' });
    expect(await opens(old.token)).toBe(true);
    expect((await refresh({ email: user.email, user_id: user.id })).statusCode).toBe(201);
  });

  it('gives a new key with the old label, and leaves balance and usage of the account as they are', async () => {
    const old = (await createKey({ label: 'Mine' })).json();
    await use();
    const before = (await read('stats')).json();
    const answer = await refreshKey(old.key.kid);
    expect(answer.statusCode).toBe(201);
    const { token, key } = answer.json();
    expect(token).not.toBe(old.token);
    expect(key).toMatchObject({ kid: token.slice(0, 17), label: 'Mine', active: true, credit_balance: 40 });
    expect((await read('keys')).json()).toEqual([key]);
    expect((await read('stats')).json()).toEqual(before);
    expect([await opens(old.token), await opens(token)]).toEqual([false, true]);
  });

  it('refuses the old key in every process on the very next call', async () => {
    const other = await createTestApp(AppModule, { db });
    try {
      let { token, key } = (await createKey()).json();
      for (const process of [other, app, other, app, other]) {
        expect(await opens(token)).toBe(true);
        const next = (await refreshKey(key.kid, user, process)).json();
        expect([await opens(token), await opens(next.token)]).toEqual([false, true]);
        ({ token, key } = next);
      }
    } finally {
      await other.close();
    }
  });

  it('leaves one live key when many regenerate at once, and tells the slower ones', async () => {
    const { key } = (await createKey()).json();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refreshKey(key.kid)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'key_replaced' });
    expect((await read('keys')).json()).toEqual([answers.find(({ statusCode }) => statusCode === 201)?.json().key]);
    expect((await refreshKey(key.kid)).json()).toMatchObject({ status: 409, code: 'key_replaced' });
  });

  it('keeps what was revoked, with the uses it had', async () => {
    const { key } = (await createKey()).json();
    await use('tool');
    await use();
    await use();
    const next = (await refreshKey(key.kid)).json().key;
    expect(next).toMatchObject({ usage_count: 0, last_used_at: null });
    const unused = (await refreshKey(next.kid)).json().key;
    await use();
    const rows = await db.owner.query<object[]>(
      `select revoked_at is not null as revoked, usage_count::integer as uses, last_used_at is not null as used
       from listed_key where user_id = $1 order by created_at`,
      [user.id],
    );
    expect(rows).toEqual([
      { revoked: true, uses: 2, used: true },
      { revoked: true, uses: 0, used: false },
      { revoked: false, uses: 1, used: true },
    ]);
    const [listed] = (await read('keys')).json();
    expect(listed).toMatchObject({ kid: unused.kid, usage_count: 1 });
    expect(listed.last_used_at).toBe((await read('stats')).json().last_seen_at);
  });

  it('does not find the key of another user, and does not change it', async () => {
    const { token, key } = (await createKey()).json();
    const stranger = await aUser(db);
    expect((await refreshKey(key.kid, stranger)).json()).toMatchObject({ status: 404, code: 'key_not_found' });
    expect((await refreshKey('dc_live_000000000')).json()).toMatchObject({ status: 404, code: 'key_not_found' });
    expect(await opens(token)).toBe(true);
  });
});

describe('what one user reads', () => {
  it('is nothing of another user', async () => {
    await createKey();
    const stranger = await aUser(db);
    expect((await read('keys', stranger)).json()).toEqual([]);
    expect((await read('ledger', stranger)).json()).toEqual([]);
    expect((await read('stats', stranger)).json()).toMatchObject({ credit_balance_total: 0, has_keys: false });
  });

  it('is nothing at all in the database without a user named', async () => {
    for (const table of ['api_key', 'ledger_entry', 'credit_account', 'session_family', 'verification_token']) {
      expect(await db.dataSource.query(`select * from ${table}`), table).toEqual([]);
    }
  });
});

describe('getUserCreditLedger', () => {
  it('pages through the lines, newest first', async () => {
    const [run] = await db.owner.query<{ id: string }[]>('select uuidv7() as id');
    await db.owner.query(`select accounts_api.charge_v1($1, 2, 'api_action', 'email_validate', $2)`, [
      user.id,
      run?.id,
    ]);
    await db.owner.query(`select accounts_api.refund_v1($1, 'The action failed')`, [run?.id]);
    const lines = (await read('ledger')).json();
    expect(lines).toMatchObject([
      { transaction_type: 'refund', slug: 'email_validate', delta: 2, balance_after: 42 },
      {
        transaction_type: 'api_action',
        slug: 'email_validate',
        tool_slug: null,
        delta: -2,
        balance_after: 40,
        reason: null,
      },
      { transaction_type: 'purchase', slug: null, delta: 42, balance_after: 42, reason: 'Test credits' },
    ]);
    expect((await read('ledger?p_limit=1&p_offset=1')).json()).toEqual([lines[1]]);
    expect((await read('ledger?p_limit=0')).statusCode).toBe(422);
  });
});

describe('getToolPricing', () => {
  it('lists Flow Content', async () => {
    expect((await read('tools')).json()).toEqual([
      {
        tool_slug: 'flow-content',
        display_name: 'Flow Content',
        description: 'AI-powered content strategy generator',
        icon: 'file-text',
        credit_cost: 5,
        tool_type: 'tool',
      },
    ]);
  });
});

describe('the owner of a key', () => {
  const mails = async () => {
    await app.runJobs();
    return app.mails.filter(({ to }) => to === user.email);
  };
  const refresh = (kid: string) =>
    app.inject({ method: 'POST', url: '/api/accounts/keys/refresh', headers: app.as(user), payload: { kid } });

  it('is mailed each time a key is made or replaced, without the key', async () => {
    const { token, key } = (await createKey()).json();
    // Jobs that wait together have no order.
    await app.runJobs();
    const next = (await refresh(key.kid)).json();
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual(['A new API key', 'Your API key was replaced']);
    expect(sent[0]?.text).toContain(key.kid);
    expect(sent[1]?.text).toContain(next.key.kid);
    expect(JSON.stringify(sent)).not.toContain(token);
    expect(JSON.stringify(sent)).not.toContain(next.token);
  });

  it('gets no mail about a key that was refused', async () => {
    await createKey();
    await createKey();
    await refresh('dc_live_unknown');
    expect(await mails()).toHaveLength(1);
  });
});
