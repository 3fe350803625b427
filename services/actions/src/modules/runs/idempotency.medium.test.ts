import { describe, expect, it } from 'vitest';
import { aCaller, asAccounts, type TestCaller } from '../../testing/a-caller';
import { readBalance, readCharges } from '../../testing/a-ledger';
import { ageCalls } from '../../testing/a-window';
import { heldAction, registryWith } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';
import { IdempotencyRetentionJob } from './idempotency-retention.job';
import { RunsRepository } from './runs.repository';

const HOUR_MS = 3_600_000;
const held = heldAction();

const { db, app, clock, startReplica } = await startActions({ registry: registryWith(held.action) });
const replicas = [app, await startReplica()] as const;

interface Call {
  readonly key: string;
  readonly slug?: string;
  readonly body?: string;
  readonly replica?: 0 | 1;
  readonly headers?: Record<string, string>;
}

const call = (caller: TestCaller, { key, slug = 'works', body = '{}', replica = 0, headers = {} }: Call) =>
  replicas[replica].inject({
    method: 'POST',
    url: `/v1/actions/${slug}`,
    headers: { ...caller.headers, ...headers, 'idempotency-key': key, 'content-type': 'application/json' },
    payload: body,
  });

describe('a repeated call', () => {
  it('gets the bytes of the first one from any replica, and is neither debited nor counted', async () => {
    const caller = await aCaller(db);
    const first = await call(caller, { key: 'one' });
    const second = await call(caller, { key: 'one', replica: 1 });
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.body).toBe(first.body);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(await readCharges(db, caller)).toEqual([-7]);
    expect((await call(caller, { key: 'two' })).headers.ratelimit).toBe('"default";r=598;t=60');
  });

  it('may write the same JSON in another way', async () => {
    const caller = await aCaller(db);
    await call(caller, { key: 'one', body: '{"a":1,"b":{"c":[1,2],"d":null}}' });
    const again = await call(caller, { key: 'one', body: '{ "b": {"d": null, "c": [1, 2]},\n "a": 1.0 }' });
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('returns the stored answer, also after a change of price', async () => {
    const caller = await aCaller(db, { credits: 7 });
    await call(caller, { key: 'one' });
    const again = await call(caller, { key: 'one', headers: { 'max-credits': '1' } });
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it.each([
    ['another body', { body: '{"a":2}' }],
    ['its list in another order', { body: '{"a":[2,1]}' }],
    ['another action', { slug: 'held' }],
  ])('is refused with %s', async (_, other) => {
    const caller = await aCaller(db);
    await call(caller, { key: 'one', body: '{"a":[1,2]}' });
    const refused = await call(caller, { key: 'one', body: '{"a":[1,2]}', ...other });
    expect(refused.json()).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
      errors: [{ in: 'header', field: 'idempotency-key' }],
    });
    expect(await readCharges(db, caller)).toEqual([-7]);
  });

  it('is told to wait while the first one runs', async () => {
    const caller = await aCaller(db);
    const first = call(caller, { key: 'one', slug: 'held' });
    await expect.poll(() => readCharges(db, caller)).toEqual([-7]);
    const second = await call(caller, { key: 'one', slug: 'held', replica: 1 });
    expect(second.json()).toMatchObject({ status: 409, code: 'idempotency_in_progress' });
    expect(second.headers['retry-after']).toBe('1');
    held.release();
    const answer = await first;
    expect((await call(caller, { key: 'one', slug: 'held', replica: 1 })).body).toBe(answer.body);
    expect(await readCharges(db, caller)).toEqual([-7]);
  });
});

describe('a hundred identical calls at once over two replicas', () => {
  it('are one run, one debit and one answer', async () => {
    const caller = await aCaller(db);
    const hundred = Array.from({ length: 100 }, (_, index) => (index % 2) as 0 | 1);
    const answers = await Promise.all(hundred.map((replica) => call(caller, { key: 'hundred', replica })));
    expect(answers.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([]);
    const later = await Promise.all(hundred.map((replica) => call(caller, { key: 'hundred', replica })));
    const bodies = new Set(
      [...answers.filter(({ statusCode }) => statusCode === 200), ...later].map(({ body }) => body),
    );
    expect(bodies.size).toBe(1);
    expect(
      answers.filter((answer) => answer.statusCode === 200 && !answer.headers['idempotency-replayed']),
    ).toHaveLength(1);
    expect(later.every(({ headers }) => headers['idempotency-replayed'] === 'true')).toBe(true);
    expect(await readCharges(db, caller)).toEqual([-7]);
    expect(await db.owner.query('select status from run where user_id = $1', [caller.userId])).toEqual([
      { status: 'succeeded' },
    ]);
  });

  it('know nothing of the calls of another account with the same key', async () => {
    const callers = await Promise.all(Array.from({ length: 20 }, () => aCaller(db)));
    const answers = await Promise.all(callers.map((caller) => call(caller, { key: 'shared', body: '{}' })));
    const others = await Promise.all(callers.map((caller) => call(caller, { key: 'shared', replica: 1 })));
    expect(answers.map(({ headers }) => headers['idempotency-replayed'])).toEqual(callers.map(() => undefined));
    expect(others.map(({ body }) => body)).toEqual(answers.map(({ body }) => body));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(20);
    expect(await Promise.all(callers.map((caller) => readCharges(db, caller)))).toEqual(callers.map(() => [-7]));
  });

  it('keep their keys apart', async () => {
    const caller = await aCaller(db, { credits: 350 });
    const keys = Array.from({ length: 100 }, (_, index) => `key-${index}`);
    const answers = await Promise.all(keys.map((key, index) => call(caller, { key, replica: (index % 2) as 0 | 1 })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50);
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(50);
    expect(await readBalance(db, caller)).toBe(0);
  });
});

describe('a key is free again', () => {
  const runsAfter = async (caller: TestCaller) => {
    const answer = await call(caller, { key: 'one' });
    expect([answer.statusCode, answer.headers['idempotency-replayed']]).toEqual([200, undefined]);
  };

  it('after a call that there were no credits for', async () => {
    const caller = await aCaller(db, { credits: 6 });
    expect((await call(caller, { key: 'one' })).json().code).toBe('insufficient_credits');
    await asAccounts(db, `select grant_credits($1, 1, 'More', 'more')`, [caller.userId]);
    await runsAfter(caller);
  });

  it('after a call that was limited', async () => {
    const caller = await aCaller(db, { plan: 'free' });
    for (let count = 0; count < 10; count++) await call(caller, { key: `other-${count}` });
    expect((await call(caller, { key: 'one' })).json().code).toBe('rate_limited');
    await ageCalls(db, caller, 61);
    await runsAfter(caller);
  });

  it('after a call that was too dear, or only asked for the price', async () => {
    const caller = await aCaller(db);
    expect((await call(caller, { key: 'one', headers: { 'max-credits': '6' } })).statusCode).toBe(402);
    expect((await call(caller, { key: 'one', headers: { 'dry-run': 'true' } })).statusCode).toBe(200);
    await runsAfter(caller);
  });

  it('after a run that failed and was given back: it is tried again', async () => {
    const caller = await aCaller(db);
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await call(caller, { key: 'one', slug: 'throws' })).json().code).toBe('action_failed');
    expect(await readCharges(db, caller)).toEqual([-7, 7, -7, 7]);
    await runsAfter(caller);
  });

  it('after a day, and not before', async () => {
    const caller = await aCaller(db);
    await call(caller, { key: 'one' });
    clock.moment = new Date(Date.now() + 24 * HOUR_MS - 60_000);
    await replicas[0].nest.get(IdempotencyRetentionJob).runOnce();
    expect((await call(caller, { key: 'one' })).headers['idempotency-replayed']).toBe('true');
    clock.moment = new Date(Date.now() + 24 * HOUR_MS + 60_000);
    expect(await replicas[0].nest.get(IdempotencyRetentionJob).runOnce()).toBeGreaterThan(0);
    clock.moment = null;
    await runsAfter(caller);
    expect(await readCharges(db, caller)).toEqual([-7, -7]);
  });
});

describe('what is kept', () => {
  it('is nothing for calls without a key', async () => {
    const caller = await aCaller(db);
    await replicas[0].inject({ method: 'POST', url: '/v1/actions/works', headers: caller.headers, payload: {} });
    expect(await db.owner.query('select * from idempotent_call where user_id = $1', [caller.userId])).toEqual([]);
  });

  it('is visible to the functions only', async () => {
    await call(await aCaller(db), { key: 'one' });
    expect(await db.dataSource.query('select * from idempotent_call')).toEqual([]);
  });

  it('goes when the run is given back after a crash', async () => {
    const caller = await aCaller(db);
    await call(caller, { key: 'one' });
    await db.owner.query(
      `update run set status = 'running', finished_at = null, deadline_at = now() - interval '1 second' where user_id = $1`,
      [caller.userId],
    );
    await replicas[1].nest.get(RunsRepository).sweep();
    expect((await call(caller, { key: 'one' })).headers['idempotency-replayed']).toBeUndefined();
    expect(await readCharges(db, caller)).toEqual([-7, 7, -7]);
  });
});
