import { afterAll, describe, expect, it } from 'vitest';
import { aCaller, asAccounts, type TestCaller } from '../../testing/a-caller';
import { readBalance, readCharges } from '../../testing/a-ledger';
import { callDeferred } from '../../testing/deferred-call';
import { holdRow } from '../../testing/hold-row';
import { withLockTimeout } from '../../testing/lock-timeout';
import { completion, ModelEndpoint } from '../../testing/model-endpoint';
import { startActions } from '../../testing/start-actions';
import { RequestLog } from '../request-log/request-log';
import { RunsRepository } from '../runs/runs.repository';

const endpoint = await ModelEndpoint.start();
afterAll(() => endpoint.stop());

const { db, app, startReplica } = await startActions();
const replica = await startReplica();
const withModel = await startReplica({ env: { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'test' } });

const SURE = { message: 'check this email address: someone@gmial.com', mode: 'express' };
const PROPOSED = { message: 'validate a phone number' };

const send = (caller: TestCaller, body: object, { to = app, key = 'one', headers = {} } = {}) =>
  to.inject({
    method: 'POST',
    url: '/v1/chat',
    headers: { ...caller.headers, 'idempotency-key': key, ...headers },
    payload: body,
  });

/** Sends calls together; none gives up waiting for the account or the key on a slow machine. */
async function atOnce<Answer>(calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  let answers: Answer[] = [];
  await withLockTimeout(db, '60s', async () => {
    answers = await Promise.all(calls.map((call) => call()));
  });
  return answers;
}

const replayed = { 'idempotency-replayed': 'true' };
const choose = (action: string, given: object) =>
  completion(JSON.stringify({ action, arguments: JSON.stringify(given), reply: 'Aye.' }));

describe('a repeated message', () => {
  it.each([
    ['that ran an action', SURE, [-1]],
    ['that ran nothing', PROPOSED, []],
    ['that is out of scope', { message: 'good evening' }, []],
  ])('%s gets the bytes of the first answer from any replica, and is neither debited nor counted', async (...row) => {
    const [, body, charges] = row;
    const caller = await aCaller(db);
    const first = await send(caller, body);
    expect([first.statusCode, first.headers['idempotency-replayed']]).toEqual([200, undefined]);
    for (const to of [app, replica]) {
      const again = await send(caller, body, { to });
      expect(again.body).toBe(first.body);
      expect(again.headers).toMatchObject(replayed);
      expect(again.headers).not.toHaveProperty('ratelimit');
    }
    expect(await readCharges(db, caller)).toEqual(charges);
    expect((await send(caller, body, { key: 'two' })).headers['ratelimit']).toBe('"default";r=598;t=60');
  });

  it('may write the same JSON in another way', async () => {
    const caller = await aCaller(db);
    const first = await send(caller, SURE);
    expect((await send(caller, { mode: SURE.mode, message: SURE.message })).body).toBe(first.body);
  });

  it.each([
    ['another message that names the same action and arguments', { ...SURE, message: `please ${SURE.message}` }],
    ['another mode', { ...SURE, mode: 'auto' }],
    ['another system', { ...SURE, system: 'Speak like a pirate.' }],
  ])('is refused with %s, whether it ran an action or not', async (_, other) => {
    for (const body of [SURE, { ...PROPOSED, mode: 'express' }]) {
      const caller = await aCaller(db);
      await send(caller, body);
      expect((await send(caller, { ...body, ...other })).json()).toMatchObject({
        status: 422,
        code: 'idempotency_key_reused',
      });
      expect((await readCharges(db, caller)).length).toBeLessThan(2);
    }
  });

  it('is no call of the action, nor the other way round', async () => {
    const caller = await aCaller(db);
    const run = (key: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/actions/email_validate',
        headers: { ...caller.headers, 'idempotency-key': key },
        payload: { email: 'someone@gmial.com' },
      });
    await send(caller, SURE);
    expect((await run('one')).json()).toMatchObject({ code: 'idempotency_key_reused' });
    await run('two');
    expect((await send(caller, SURE, { key: 'two' })).json()).toMatchObject({ code: 'idempotency_key_reused' });
    const slug = 'email_validate';
    await callDeferred(app, caller, { slug, payload: { email: 'a@b.fr' }, headers: { 'idempotency-key': 'three' } });
    expect((await send(caller, SURE, { key: 'three' })).json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await readCharges(db, caller)).toEqual([-1, -1, -1]);
  });

  it('belongs to its account', async () => {
    const [one, other] = [await aCaller(db), await aCaller(db)];
    const first = await send(one, SURE);
    const second = await send(other, SURE);
    expect(second.headers).not.toHaveProperty('idempotency-replayed');
    expect(second.json().request_id).not.toBe(first.json().request_id);
  });

  it('is logged as a replay of its action', async () => {
    const caller = await aCaller(db);
    await send(caller, SURE);
    await send(caller, SURE);
    await app.nest.get(RequestLog).flush();
    const headers = app.as({ id: caller.userId, email: 'ada@example.com' });
    const log = await app.inject({ method: 'GET', url: '/api/actions/requests', headers });
    expect(log.json().items).toMatchObject([
      { action: 'email_validate', kind: 'replay', credits: 0 },
      { action: 'email_validate', kind: 'run', credits: 1 },
    ]);
  });
});

describe('a model that answers differently the second time', () => {
  const PHONE = { message: 'validate a phone number' };

  it('changes neither the answer nor the price of a call that ran', async () => {
    const caller = await aCaller(db);
    endpoint.answer = choose('phone_validate', { phone: '+33 6 12 34 56 78' });
    const first = await send(caller, PHONE, { to: withModel });
    expect(first.json()).toMatchObject({ outcome: 'ran', arguments: { phone: '+33 6 12 34 56 78' } });
    const asked = endpoint.requests.length;
    endpoint.answer = choose('phone_validate', { phone: '+33 1 23 45 67 89' });
    const again = await send(caller, PHONE, { to: withModel });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(endpoint.requests).toHaveLength(asked);
    expect(await readCharges(db, caller)).toHaveLength(1);
  });

  it('does not run what was only proposed', async () => {
    const caller = await aCaller(db);
    endpoint.answer = choose('phone_validate', {});
    const first = await send(caller, PHONE, { to: withModel });
    expect(first.json()).toMatchObject({ outcome: 'incomplete' });
    endpoint.answer = choose('phone_validate', { phone: '+33 6 12 34 56 78' });
    expect((await send(caller, PHONE, { to: withModel })).body).toBe(first.body);
    expect(await readCharges(db, caller)).toEqual([]);
  });

  it('gives two calls at once one answer', async () => {
    const caller = await aCaller(db);
    // Neither is answered before both have asked.
    const waiting: (() => void)[] = [];
    let asked = 0;
    endpoint.answer = (response) => {
      asked += 1;
      const answer = choose('phone_validate', asked === 1 ? {} : { phone: '+33 6 12 34 56 78' });
      waiting.push(() => answer(response, {}));
      if (waiting.length === 2) for (const respond of waiting) respond();
    };
    const both = await atOnce([1, 2].map(() => () => send(caller, PHONE, { to: withModel })));
    expect(asked).toBe(2);
    const answers = both.filter(({ statusCode }) => statusCode === 200);
    expect(answers.length).toBeGreaterThan(0);
    expect(both.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([]);
    const again = await send(caller, PHONE, { to: withModel });
    expect(new Set([again, ...answers].map(({ body }) => body)).size).toBe(1);
    const cost = again.json<{ cost: number }>().cost;
    expect(await readBalance(db, caller)).toBe(100 - cost);
  });
});

describe('messages at once', () => {
  it.each([
    ['are one run, one debit and one answer', SURE, [-1]],
    ['are one answer when they run nothing', PROPOSED, []],
  ])('%s', async (_, body, charges) => {
    const caller = await aCaller(db);
    const twenty = Array.from({ length: 20 }, (__, index) => (index % 2 === 0 ? app : replica));
    const answers = await atOnce(twenty.map((to) => () => send(caller, body, { to })));
    expect(answers.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([]);
    const answered = answers.filter(({ statusCode }) => statusCode === 200);
    const later = await send(caller, body);
    expect(new Set([later, ...answered].map((answer) => answer.body)).size).toBe(1);
    expect(answered.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect(await readCharges(db, caller)).toEqual(charges);
  });
});

it('is told to try again when another call is taking its key at this moment', async () => {
  const caller = await aCaller(db);
  const taken = await holdRow(
    db,
    'actions',
    `insert into idempotent_call (user_id, idempotency_key, request_hash, run_id)
     values ($1, 'one', decode(repeat('00', 32), 'hex'), uuidv7())`,
    [caller.userId],
  );
  const refused = await send(caller, PROPOSED);
  await taken.release();
  expect(refused.json()).toMatchObject({ status: 503, code: 'account_busy' });
  expect(refused.headers).toMatchObject({ 'retry-after': '1', ratelimit: expect.stringContaining('r=') });
  expect((await send(caller, PROPOSED)).json()).toMatchObject({ outcome: 'incomplete' });
});

describe('the key of a message is free again', () => {
  it('after a refusal', async () => {
    const caller = await aCaller(db, { credits: 0 });
    expect((await send(caller, SURE)).json()).toMatchObject({ code: 'insufficient_credits' });
    await asAccounts(db, `select grant_credits($1, 1, 'More', 'more')`, [caller.userId]);
    expect((await send(caller, SURE)).json()).toMatchObject({ outcome: 'ran', balance: 0 });
  });

  it('after a message that ran nothing and was limited', async () => {
    const caller = await aCaller(db, { plan: 'free' });
    for (let count = 0; count < 10; count++) await send(caller, PROPOSED, { key: `other-${count}` });
    expect((await send(caller, PROPOSED)).json()).toMatchObject({ code: 'rate_limited' });
    expect(
      await db.owner.query(`select 1 from idempotent_call where user_id = $1 and idempotency_key = 'one'`, [
        caller.userId,
      ]),
    ).toEqual([]);
  });

  it('after a crash between the charge and the answer, when the run is given back', async () => {
    const caller = await aCaller(db);
    await send(caller, SURE);
    await db.owner.query(
      `with crashed as (update run set status = 'running', finished_at = null where user_id = $1 returning id)
       update idempotent_call set answer = null where run_id in (select id from crashed)`,
      [caller.userId],
    );
    expect((await send(caller, SURE)).json()).toMatchObject({ code: 'idempotency_in_progress' });
    await db.owner.query(`update run set deadline_at = now() - interval '1 second' where user_id = $1`, [
      caller.userId,
    ]);
    await app.nest.get(RunsRepository).sweep();
    await expect.poll(() => readCharges(db, caller)).toEqual([-1, 1]);
    expect((await send(caller, SURE)).headers).not.toHaveProperty('idempotency-replayed');
    expect(await readCharges(db, caller)).toEqual([-1, 1, -1]);
  });

  it('after a message that ran nothing, of an account with more kept answers than it may have', async () => {
    const caller = await aCaller(db);
    await db.owner.query(
      `insert into idempotent_call (user_id, idempotency_key, request_hash, run_id)
       select $1, 'kept-' || number, decode(repeat('00', 32), 'hex'), uuidv7() from generate_series(1, 10001) number`,
      [caller.userId],
    );
    for (let count = 0; count < 2; count++) {
      const answer = await send(caller, PROPOSED);
      expect(answer.json()).toMatchObject({ outcome: 'incomplete' });
      expect(answer.headers).not.toHaveProperty('idempotency-replayed');
    }
  });

  it('after a dry run, which looks at no key', async () => {
    const caller = await aCaller(db);
    const headers = { 'dry-run': 'true' };
    expect((await send(caller, SURE, { headers })).json()).toMatchObject({ outcome: 'proposed' });
    expect((await send(caller, SURE)).json()).toMatchObject({ outcome: 'ran' });
    expect((await send(caller, SURE, { headers })).json()).toMatchObject({ outcome: 'proposed' });
  });
});
