import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { type ReceivedCallback, Receiver } from '../../testing/a-receiver';
import { acceptRun, callDeferred, readRun } from '../../testing/deferred-call';
import { registryWith } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';
import { RETRIES_MS } from './callback-plan';
import { CallbackSender } from './callback-sender';

const receiver = await Receiver.start();
afterAll(() => receiver.stop());

const { db, app, clock } = await startActions({
  registry: registryWith(),
  env: { EGRESS_ALLOWED_ORIGINS: receiver.origin },
});
const sender = app.nest.get(CallbackSender);

beforeEach(() => {
  receiver.received.length = 0;
  receiver.answers.clear();
});

/** Runs and delivers everything that is due. */
async function work(): Promise<void> {
  await app.runJobs();
  await sender.send();
  await sender.untilIdle();
}

const accept = (caller: TestCaller, path: string, slug = 'works') =>
  acceptRun(app, caller, { slug, callbackUrl: receiver.origin + path });
const readCallback = async (caller: TestCaller, id: string) => (await readRun(app, caller, id)).json().callback;
const readSecret = async ({ headers }: TestCaller, method: 'GET' | 'POST' = 'GET') =>
  (await app.inject({ method, url: '/v1/webhook-secret', headers })).json<{ secret: string }>();
const verify = ({ headers, body }: ReceivedCallback, secret: string) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

describe('a callback', () => {
  it('gets the answer, signed so that the reference library takes it', async () => {
    const caller = await aCaller(db);
    const id = await accept(caller, '/hook?token=1');
    await work();
    const [callback] = receiver.at('/hook?token=1');
    expect(callback).toBeDefined();
    if (!callback) return;
    const { secret } = await readSecret(caller);
    const run = (await readRun(app, caller, id)).json();
    expect(verify(callback, secret)).toEqual({
      type: 'run.succeeded',
      timestamp: run.ended_at,
      data: {
        ...{ id, action: 'works', state: 'succeeded', accepted_at: run.accepted_at, ended_at: run.ended_at },
        ...{ request_id: run.request_id, answer: run.answer },
      },
    });
    expect(callback.headers).toMatchObject({
      'webhook-id': `msg_${id.replaceAll('-', '')}`,
      'content-type': 'application/json',
    });
    expect(() => verify({ ...callback, body: `${callback.body} ` }, secret)).toThrow();
    expect(await readCallback(caller, id)).toMatchObject({
      url: `${receiver.origin}/hook?token=1`,
      state: 'delivered',
      attempts: [{ status: 204, error: null }],
      next_attempt_at: null,
      last_status: 204,
    });
  });

  it('says that a run failed', async () => {
    const caller = await aCaller(db);
    await accept(caller, '/failed', 'throws');
    await work();
    expect(JSON.parse(receiver.at('/failed')[0]?.body ?? '')).toMatchObject({
      type: 'run.failed',
      data: { state: 'failed', answer: { code: 'action_failed', cost: 0 } },
    });
  });

  it('is tried again with growing waits while it is not taken, under the same id', async () => {
    const caller = await aCaller(db);
    receiver.answers.set('/broken', (response) => response.writeHead(500).end());
    const id = await accept(caller, '/broken');
    let now = Date.now();
    for (const [made, waitMs] of RETRIES_MS.entries()) {
      clock.moment = new Date((now += 1_000));
      await work();
      const callback = await readCallback(caller, id);
      expect([made, callback.state, callback.attempts.length, callback.last_status]).toEqual([
        made,
        'waiting',
        made + 1,
        500,
      ]);
      expect(Date.parse(callback.next_attempt_at) - now).toBe(waitMs);
      clock.moment = new Date(now + waitMs - 500);
      await work();
      expect(receiver.at('/broken')).toHaveLength(made + 1);
      now += waitMs;
    }
    clock.moment = new Date(now + 1_000);
    await work();
    expect(await readCallback(caller, id)).toMatchObject({ state: 'failed', next_attempt_at: null, last_status: 500 });
    const received = receiver.at('/broken');
    expect(received).toHaveLength(RETRIES_MS.length + 1);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(received.length);
    clock.moment = new Date(now + 24 * 3_600_000);
    await work();
    expect(receiver.at('/broken')).toHaveLength(RETRIES_MS.length + 1);
  });

  it('follows no redirect, and is tried again', async () => {
    const caller = await aCaller(db);
    receiver.answers.set('/moved', (response) => response.writeHead(307, { location: '/elsewhere' }).end());
    const id = await accept(caller, '/moved');
    await work();
    expect(receiver.at('/elsewhere')).toEqual([]);
    expect(await readCallback(caller, id)).toMatchObject({ state: 'waiting', last_status: 307 });
  });

  it('is given up when its receiver is gone for good', async () => {
    const caller = await aCaller(db);
    receiver.answers.set('/gone', (response) => response.writeHead(410).end());
    const id = await accept(caller, '/gone');
    await work();
    expect(await readCallback(caller, id)).toMatchObject({ state: 'failed', last_status: 410 });
  });

  it('is given up at an address that is not on the public internet', async () => {
    const caller = await aCaller(db);
    const id = await accept(caller, '/private');
    // As a name does whose address changes after the check of its form.
    const address = receiver.origin.replace('127.0.0.1', '127.0.0.2');
    await db.owner.query('update background_run set callback_url = $2 where id = $1', [id, address]);
    await work();
    expect(receiver.received).toEqual([]);
    expect(await readCallback(caller, id)).toMatchObject({
      state: 'failed',
      attempts: [{ status: null, error: 'blocked_address' }],
      last_status: null,
    });
  });

  it('ends with its account', async () => {
    const caller = await aCaller(db);
    await accept(caller, '/erased');
    await app.runJobs();
    await sender.untilIdle();
    receiver.answers.set('/erased', (response) => response.writeHead(500).end());
    await accept(caller, '/erased');
    await app.runJobs();
    await sender.untilIdle();
    expect(receiver.at('/erased')).toHaveLength(2);
    await db.owner.query('select actions_api.erase_user_v1($1)', [caller.userId]);
    clock.moment = new Date(Date.now() + 60_000);
    await work();
    expect(receiver.at('/erased')).toHaveLength(2);
  });
});

describe('a slow receiver', () => {
  it('has two callbacks of its account at a time, and holds up no other account', async () => {
    const slow = await aCaller(db);
    const other = await aCaller(db);
    const waiting: (() => void)[] = [];
    receiver.answers.set('/slow', (response) => waiting.push(() => void response.writeHead(204).end()));
    for (let runs = 0; runs < 5; runs++) await accept(slow, '/slow');
    await app.runJobs();
    await expect.poll(() => waiting.length).toBe(2);
    const id = await accept(other, '/quick');
    await app.runJobs();
    await expect.poll(async () => (await readCallback(other, id)).state).toBe('delivered');
    expect(waiting).toHaveLength(2);
    // When one ends, the next one begins by itself.
    for (let answered = 0; answered < 5; answered++) {
      await expect.poll(() => waiting.length).toBeGreaterThan(answered);
      waiting[answered]?.();
    }
    await sender.untilIdle();
    expect(receiver.at('/slow')).toHaveLength(5);
  });

  it('of many callbacks does not hold up an account that has one', async () => {
    const [late, many] = ['f', '0'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
    const insert = (userId: string, count: number, dueAt: string) =>
      db.owner.query(
        `insert into background_run (id, user_id, slug, request_id, cost, wants_links, timeout_ms, balance, ended_at, answer, callback_url, callback_state, callback_due_at)
         select gen_random_uuid(), overlay($1 placing lpad(to_hex(n % 8), 1) from 36)::uuid, 'works', 'r', 7, false, 1000, 0, now(), '{}', 'https://slow.example/', 'waiting', ${dueAt}
         from generate_series(1, $2::integer) n`,
        [userId, count],
      );
    await insert(many ?? '', 32, `now() - interval '1 minute'`);
    await insert(late ?? '', 1, 'now()');
    const taken = await db.owner.query<{ user_id: string }[]>(
      `select user_id from take_callbacks(now() + interval '1 second', 9, 2, 30000)`,
    );
    expect(taken).toHaveLength(9);
    expect(taken.some(({ user_id }) => user_id.startsWith('ffffffff'))).toBe(true);
    await db.owner.query(`delete from background_run where callback_url = 'https://slow.example/'`);
  });

  it('is not waited for longer than ten seconds', async () => {
    const caller = await aCaller(db);
    receiver.answers.set('/silent', () => undefined);
    const id = await accept(caller, '/silent');
    const limits = vi.spyOn(AbortSignal, 'timeout');
    await work();
    expect(limits).toHaveBeenCalledWith(10_000);
    expect(await readCallback(caller, id)).toMatchObject({
      state: 'waiting',
      attempts: [{ status: null, error: 'timed_out' }],
    });
  });
});

describe('an address', () => {
  it.each([
    ['http://example.com/hook', 'Use https://.'],
    ['https://127.0.0.1/hook', 'This address is not on the public internet.'],
    ['https://hooks.internal/', 'This address is not on the public internet.'],
    ['https://example.com:22/', 'Only the ports 80, 443, 8080 and 8443 can be fetched.'],
    ['hook', 'This is not a web address that can be fetched: use http:// or https://, without a user name.'],
  ])('%s is refused before the charge', async (callbackUrl, message) => {
    const caller = await aCaller(db);
    expect((await callDeferred(app, caller, { callbackUrl })).json()).toMatchObject({
      status: 422,
      errors: [{ in: 'query', field: 'callback_url', message }],
    });
    expect(await db.owner.query('select from run where user_id = $1', [caller.userId])).toEqual([]);
  });

  it('needs a call that is answered later', async () => {
    const caller = await aCaller(db);
    const answer = await callDeferred(app, caller, { callbackUrl: receiver.origin, headers: { prefer: 'return=url' } });
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ message: 'Needs the header Prefer: respond-async' }],
    });
  });

  it('is refused when a thousand callbacks of the account wait', async () => {
    const caller = await aCaller(db);
    await db.owner.query(
      `insert into background_run (id, user_id, slug, request_id, cost, wants_links, timeout_ms, balance, began_at, ended_at, answer, callback_url, callback_state)
       select gen_random_uuid(), $1, 'works', 'r', 7, false, 1000, 0, now(), now(), '{}', 'https://example.com', 'waiting' from generate_series(1, 1000)`,
      [caller.userId],
    );
    expect((await callDeferred(app, caller, { callbackUrl: receiver.origin })).json()).toMatchObject({
      status: 429,
      code: 'too_many_background_runs',
    });
    expect((await callDeferred(app, caller)).statusCode).toBe(202);
  });
});

describe('the secret', () => {
  it('is the same at each look, and another for another account', async () => {
    const [one, other] = [await aCaller(db), await aCaller(db)];
    const first = await readSecret(one);
    expect(first).toEqual({ secret: expect.stringMatching(/^whsec_/), renewed_at: null });
    expect(await readSecret(one)).toEqual(first);
    expect(await readSecret(other)).not.toEqual(first);
  });

  it('that was renewed signs together with the one before for a day', async () => {
    const caller = await aCaller(db);
    const { secret: before } = await readSecret(caller);
    const { secret: after } = await readSecret(caller, 'POST');
    expect(after).not.toBe(before);
    expect(await readSecret(caller)).toMatchObject({ secret: after, renewed_at: expect.any(String) });
    await accept(caller, '/renewed');
    await work();
    const [callback] = receiver.at('/renewed');
    for (const secret of [before, after]) expect(() => callback && verify(callback, secret)).not.toThrow();

    await db.owner.query(`update webhook_secret set renewed_at = now() - interval '25 hours' where user_id = $1`, [
      caller.userId,
    ]);
    await accept(caller, '/renewed');
    await work();
    const late = receiver.at('/renewed')[1];
    expect(() => late && verify(late, before)).toThrow('No matching signature found');
    expect(() => late && verify(late, after)).not.toThrow();
  });
});
