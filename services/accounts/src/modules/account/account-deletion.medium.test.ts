import { setTimeout as pause } from 'node:timers/promises';
import { Clock, type Principal } from '@declic/nest-kit';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/a-user';
import { findVerificationToken } from '../../testing/links';
import { adminLoginTo, loginTo } from '../../testing/login-to';
import { startAccounts } from '../../testing/start-accounts';
import { PaymentsUnavailableError } from '../billing/billing.errors';
import { BillingService } from '../billing/billing.service';

const PASSWORD = 'Tulip42Cup!';

const { db, app, actions, startReplica } = await startAccounts({ also: ['actions', 'flow'] });

/** Its clock is behind, so that the pauses which it orders are over. */
const late = await startReplica({
  override: (builder) => builder.overrideProvider(Clock).useValue({ now: () => new Date(Date.now() - 60 * 60_000) }),
});
const flow = new Client({ connectionString: loginTo(db, 'flow', 'owner') });
beforeAll(() => flow.connect());
afterAll(() => flow.end());

let user: Principal;
let key: string;

beforeEach(async () => {
  user = await aUser(db, { password: PASSWORD, credits: 100 });
  key = (await call('POST', 'keys', { label: 'A personal label' })).json().token;
});

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, who: Principal | null = user) =>
  app.inject({
    method,
    url: `/api/accounts/${path}`,
    headers: who ? app.as(who) : {},
    ...(payload && { payload }),
  });
const deleteAccount = () => call('DELETE', 'me');
const signIn = () => call('POST', 'session', { email: user.email, password: PASSWORD, client: 'token' }, null);

async function caller() {
  const found = await actions.authenticate(key);
  if (!found) throw new Error('The key opens nothing.');
  return found;
}

/** Every table of the product that holds any of these texts. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const admin = new Client({ connectionString: adminLoginTo(db) });
  await admin.connect();
  try {
    const { rows: tables } = await admin.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await admin.query(
        `select from ${name} as line where exists (select from unnest($1::text[]) text where lower(line::text) like '%' || lower(text) || '%')`,
        [texts],
      );
      if (rowCount) found.push(name);
    }
    return found.sort();
  } finally {
    await admin.end();
  }
}

describe('deleteAccount', () => {
  it('settles, signs out everywhere, erases the person and keeps the ledger', async () => {
    const { id, email } = user;
    const session = (await signIn()).json();
    const finished = await actions.begin(await caller());
    await actions.finish(finished.id);
    const crashed = await actions.begin(await caller(), -20_000);
    await actions.log(await caller(), 'request-of-the-person');
    await flow.query(
      `insert into flow_strategies (user_id, strategy_name, intake_goals, intake_competitors, intake_tone, intake_raw_text, intake_pdf_url)
       values ($1, 'Spring', 'goals', '', 'casual', 'A private text', '')`,
      [id],
    );
    await call('POST', 'password/recovery', { email }, null);
    await app.runJobs();
    await call('POST', 'verification/resend', { email }, null);
    const personal = [
      email,
      'A personal label',
      'A private text',
      key.slice(0, 17),
      `an answer for ${finished.id}`,
      'request-of-the-person',
    ];
    expect(await tablesWith(personal)).toEqual([
      'accounts.api_key',
      'accounts.users',
      'accounts_jobs._private_jobs',
      'actions.idempotent_call',
      'actions.request_log',
      'flow.flow_strategies',
    ]);

    const answer = await deleteAccount();
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies[0]).toMatchObject({ name: 'declic_refresh', value: '' });
    await app.runJobs();

    expect(app.mails.findLast(({ to }) => to === email)?.subject).toBe('Your account was deleted');
    expect(await tablesWith(personal)).toEqual([]);
    expect((await signIn()).statusCode).toBe(401);
    const renewal = { refresh_token: session.refresh_token };
    expect((await call('POST', 'session/refresh', renewal, null)).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect((await app.inject({ url: '/api/accounts/stats', headers })).json()).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
    expect(await actions.authenticate(key)).toBeNull();

    const lines = await db.owner.query<object[]>(
      'select transaction_type as type, run_id, delta::integer from ledger_entry where user_id = $1 order by seq',
      [id],
    );
    expect(lines).toEqual([
      { type: 'purchase', run_id: null, delta: 100 },
      { type: 'api_action', run_id: finished.id, delta: -1 },
      { type: 'api_action', run_id: crashed.id, delta: -1 },
      { type: 'refund', run_id: crashed.id, delta: 1 },
    ]);
    expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
  });

  it('lets the same address sign up again, as a new account', async () => {
    await deleteAccount();
    await call('POST', 'sign-up', { email: user.email, password: PASSWORD }, null);
    await app.runJobs();
    const token = findVerificationToken(app, user.email);
    const { user: anew } = (await call('POST', 'verification/confirm', { token, password: PASSWORD }, null)).json();
    expect(anew.email).toBe(user.email);
    expect(anew.id).not.toBe(user.id);
    expect((await call('GET', 'ledger', undefined, anew)).json()).toEqual([]);
    expect((await call('GET', 'stats', undefined, anew)).json()).toMatchObject({
      credit_balance_total: 0,
      request_count_total: 0,
      has_keys: false,
    });
    expect((await call('GET', 'me')).statusCode).toBe(401);
  });

  it('waits for what runs, and lets nothing new begin meanwhile', async () => {
    const run = await actions.begin(await caller());
    const deletion = deleteAccount();
    await expect.poll(() => actions.authenticate(key)).toBeNull();
    await actions.fail(run.id);
    expect((await deletion).statusCode).toBe(204);
    const [line] = await db.owner.query<object[]>(
      `select delta::integer, balance_after::integer from ledger_entry where user_id = $1 and transaction_type = 'refund'`,
      [user.id],
    );
    expect(line).toEqual({ delta: 1, balance_after: 100 });
  });

  it('refuses when something runs for long, and then leaves everything as it was', async () => {
    const run = await actions.begin(await caller());
    const answer = await deleteAccount();
    expect(answer.json()).toMatchObject({ status: 409, code: 'runs_in_flight' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await actions.begin(await caller())).toMatchObject({ outcome: 'charged' });
    expect((await signIn()).statusCode).toBe(200);
    await actions.finish(run.id);
  });

  it('leaves everything as it was when the payment provider does not answer', async () => {
    await db.owner.query(
      `insert into payment_customer (user_id, provider, customer_id) values ($1, 'local', 'cus_1')`,
      [user.id],
    );
    expect((await deleteAccount()).json()).toMatchObject({ status: 503, code: 'payments_unavailable' });
    expect(await actions.begin(await caller())).toMatchObject({ outcome: 'charged' });
    expect((await call('GET', 'me')).statusCode).toBe(200);
  });

  describe('when a service that is installed', () => {
    const restored: string[] = [];

    afterEach(async () => {
      for (const statement of restored.splice(0)) await flow.query(statement);
    });

    async function expectUntouched(answer: Awaited<ReturnType<typeof deleteAccount>>) {
      expect(answer.json()).toMatchObject({ status: 503, code: 'deletion_unavailable' });
      expect(answer.json().title).toBe(
        'Your account could not be deleted completely right now, so it was not deleted. Try again in a minute.',
      );
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.cookies).toEqual([]);
      expect((await call('GET', 'me')).statusCode).toBe(200);
      const run = await actions.begin(await caller());
      expect(run.outcome).toBe('charged');
      await actions.finish(run.id);
      await app.runJobs();
      expect(app.mails.filter(({ to }) => to === user.email).map(({ subject }) => subject)).not.toContain(
        'Your account was deleted',
      );
    }

    async function expectDeletedWhenRepeated() {
      for (const statement of restored.splice(0)) await flow.query(statement);
      expect((await deleteAccount()).statusCode).toBe(204);
      await app.runJobs();
      expect(await tablesWith([user.email])).toEqual([]);
    }

    it('lacks its erasing function: refuses, leaves everything as it was, and succeeds when repeated', async () => {
      await flow.query('alter function flow_api.erase_user_v1(uuid) rename to erase_user_kept');
      restored.push('alter function flow_api.erase_user_kept(uuid) rename to erase_user_v1');
      await expectUntouched(await deleteAccount());
      await expectDeletedWhenRepeated();
    });

    it('fails to erase: refuses, leaves everything as it was, and succeeds when repeated', async () => {
      await flow.query(`
        create function refuse() returns trigger language plpgsql as $$ begin raise 'The disk refuses'; end $$;
        create trigger refuse before insert on erased_user for each row execute function refuse()`);
      restored.push('drop trigger refuse on erased_user; drop function refuse()');
      await expectUntouched(await deleteAccount());
      await expectDeletedWhenRepeated();
    });

    it('lacks its export: refuses the export instead of leaving a part out', async () => {
      await flow.query('alter function flow_api.export_user_v1(uuid) rename to export_user_kept');
      restored.push('alter function flow_api.export_user_kept(uuid) rename to export_user_v1');
      const answer = await call('GET', 'export');
      expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    });
  });

  it('happens once, however many tabs ask for it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, deleteAccount));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(204);
    // Whose request is looked at after the end is not signed in any more.
    expect(statuses.filter((status) => status !== 204 && status !== 401)).toEqual([]);
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to === user.email).map(({ subject }) => subject)).toEqual([
      'Your account was deleted',
    ]);
  });

  it('is done for a request that another one overtook while the provider was asked', async () => {
    const billing = app.nest.get(BillingService);
    const asked = vi.spyOn(billing, 'endSubscription').mockImplementationOnce(async () => {
      asked.mockRestore();
      await deleteAccount();
      throw new PaymentsUnavailableError('The lease expired.');
    });
    expect((await deleteAccount()).statusCode).toBe(204);
  });

  it.each([
    ['paused', () => app],
    // As when a pause ends before the deletion does.
    ['awake', () => late],
  ])(
    'goes through while calls keep coming to %s keys, and leaves no run unsettled and no charge behind it',
    async (_, chosen) => {
      let going = true;
      const outcomes: string[] = [];
      const callAgainAndAgain = async (pauseMs: number) => {
        while (going) {
          const found = await actions.authenticate(key);
          // The deletion may come in between.
          await pause(pauseMs);
          const run = found && (await actions.begin(found));
          outcomes.push(run?.outcome ?? 'refused');
          if (run?.outcome === 'charged') await (pauseMs % 2 ? actions.finish(run.id) : actions.fail(run.id));
        }
      };
      const calls = Promise.all([0, 1, 2, 3, 4, 50].map(callAgainAndAgain));
      await expect.poll(() => outcomes).toContain('charged');
      const remove = () => chosen().inject({ method: 'DELETE', url: '/api/accounts/me', headers: chosen().as(user) });
      // A call that runs whenever the deletion looks makes it refuse.
      await expect.poll(async () => (await remove()).statusCode, { timeout: 20_000 }).toBe(204);
      const lines = await readLastLine(user.id);
      await expect.poll(() => outcomes.slice(-20)).toEqual(Array.from({ length: 20 }, () => 'refused'));
      going = false;
      await calls;
      expect(await readLastLine(user.id)).toEqual(lines);
      expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
      expect(await actions.running(user.id)).toBe(0);
    },
  );

  it('refuses a key that is created at the same moment', async () => {
    await db.owner.query('delete from api_key where user_id = $1', [user.id]);
    const [made] = await Promise.all([call('POST', 'keys', {}), deleteAccount()]);
    expect([201, 401]).toContain(made.statusCode);
    expect(await db.owner.query('select * from api_key where user_id = $1', [user.id])).toEqual([]);
  });
});

function readLastLine(userId: string): Promise<object[]> {
  return db.owner.query('select last_seq from credit_account where user_id = $1', [userId]);
}
