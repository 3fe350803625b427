import { describe, expect, it } from 'vitest';
import { aCaller, asAccounts, type TestCaller } from '../../testing/a-caller';
import { readBalance } from '../../testing/a-ledger';
import { ageCalls } from '../../testing/a-window';
import { startActions } from '../../testing/start-actions';

const { db, app } = await startActions();

const run = (
  caller: Pick<TestCaller, 'headers'>,
  payload: unknown = { email: 'someone@gmial.com' },
  url = '/v1/actions/email_validate',
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...caller.headers, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });

describe('runAction', () => {
  it('answers, takes one credit, and writes one line', async () => {
    const caller = await aCaller(db);
    const answer = await run(caller);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      data: { verdict: 'risky', suggestion: 'someone@gmail.com', engine: 'deterministic' },
      error: null,
      status: 200,
      cost: 1,
      balance: 99,
      request_id: answer.headers['x-request-id'],
    });
    expect(answer.json().duration_ms).toBeGreaterThan(0);
    expect(answer.headers).toMatchObject({
      'ratelimit-policy': '"default";q=600;w=60',
      ratelimit: '"default";r=599;t=60',
    });
    const lines = await asAccounts(
      db,
      `select transaction_type, slug, delta, balance_after from ledger_entry where user_id = $1 and seq > 1`,
      [caller.userId],
    );
    expect(lines).toEqual([
      { transaction_type: 'api_action', slug: 'email_validate', delta: '-1', balance_after: '99' },
    ]);
    const [key] = await asAccounts(
      db,
      'select usage_count, last_used_at is not null as used from listed_key where user_id = $1',
      [caller.userId],
    );
    expect(key).toEqual({ usage_count: '1', used: true });
    const [record] = await db.owner.query<object[]>('select slug, status, cost from run where user_id = $1', [
      caller.userId,
    ]);
    expect(record).toEqual({ slug: 'email_validate', status: 'succeeded', cost: 1 });
  });

  it('has the documented short cut', async () => {
    const caller = await aCaller(db);
    expect((await run(caller, { email: 'ada@company.com' }, '/v1/email/validate')).json()).toMatchObject({
      data: { verdict: 'valid' },
      cost: 1,
      balance: 99,
    });
  });

  it('has a short cut that is always answered when the action has run', async () => {
    const { headers, userId } = await aCaller(db);
    const caller = { headers: { ...headers, prefer: 'respond-async' } };
    const answer = await run(caller, undefined, '/v1/email/validate');
    expect([answer.statusCode, answer.headers['preference-applied']]).toEqual([200, undefined]);
    expect(answer.json()).toMatchObject({ data: { suggestion: 'someone@gmail.com' }, cost: 1 });
    expect(await db.owner.query('select 1 from background_run where user_id = $1', [userId])).toEqual([]);
  });

  it('runs what the body names, as the same call under one Idempotency-Key', async () => {
    const { headers } = await aCaller(db);
    const caller = { headers: { ...headers, 'idempotency-key': 'one' } };
    const input = { email: 'someone@gmial.com' };
    const answer = await run(caller, { action: 'email_validate', arguments: input }, '/v1/actions');
    expect(answer.json()).toMatchObject({ data: { suggestion: 'someone@gmail.com' }, cost: 1, balance: 99 });
    const repeated = await run(caller, input);
    expect([repeated.headers['idempotency-replayed'], repeated.body]).toEqual(['true', answer.body]);
    expect((await run({ headers }, { action: 'nothing' }, '/v1/actions')).json()).toMatchObject({
      status: 404,
      code: 'action_not_found',
    });
    expect((await run({ headers }, { action: 'email_validate' }, '/v1/actions')).json()).toMatchObject({
      status: 422,
      errors: [{ field: 'email', message: 'Email is required' }],
    });
  });

  it('lets exactly as many calls through as the credits pay for', async () => {
    const caller = await aCaller(db, { credits: 17 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => run(caller)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(17);
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(23);
    expect(await readBalance(db, caller)).toBe(0);
  });
});

describe('what is refused', () => {
  it('is checked in the order key, action, input, credits, and costs nothing', async () => {
    const nobody = { headers: { authorization: 'Bearer dc_live_nobody' } };
    const poor = await aCaller(db, { credits: 0 });
    const rich = await aCaller(db);
    expect((await run(nobody, {}, '/v1/actions/nothing')).json()).toMatchObject({ status: 401 });
    expect((await run(poor, {}, '/v1/actions/nothing')).json()).toMatchObject({
      status: 404,
      code: 'action_not_found',
    });
    expect((await run(poor, [], '/v1/actions/nothing')).json()).toMatchObject({ status: 404 });
    expect((await run(poor, {})).json()).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [{ in: 'body', field: 'email', message: 'Email is required' }],
    });
    expect((await run(poor)).json()).toMatchObject({
      status: 402,
      code: 'insufficient_credits',
      title: 'Insufficient credits to execute this action',
    });
    for (const payload of [{}, { email: '' }, { email: 5 }, [], 'text', null])
      expect((await run(rich, payload)).statusCode).toBe(422);
    expect(await readBalance(db, rich)).toBe(100);
    expect(await db.owner.query('select * from run where user_id = any($1)', [[poor.userId, rich.userId]])).toEqual([]);
  });

  it('is a body that cannot be read', async () => {
    const caller = await aCaller(db);
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/actions/email_validate',
      headers: { ...caller.headers, 'content-type': 'application/json' },
      payload: '{"email":',
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'malformed_request' });
    expect(await readBalance(db, caller)).toBe(100);
  });
});

describe('the rate limit', () => {
  it('lets a free account call ten times a minute, and takes nothing for the eleventh', async () => {
    const caller = await aCaller(db, { plan: 'free' });
    const answers = await Promise.all(Array.from({ length: 13 }, () => run(caller)));
    const limited = answers.filter(({ statusCode }) => statusCode === 429);
    expect(limited).toHaveLength(3);
    expect(limited[0]?.json()).toMatchObject({
      code: 'rate_limited',
      title: 'Rate limit exceeded. Please try again later',
      plan: 'free',
      limit: 10,
      window_seconds: 60,
    });
    expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(50);
    expect(limited[0]?.headers.ratelimit).toMatch(/^"default";r=0;t=\d+$/);
    expect(await readBalance(db, caller)).toBe(90);
  });

  it('is free again a minute after its calls', async () => {
    const caller = await aCaller(db, { plan: 'free' });
    for (let call = 0; call < 11; call++) await run(caller);
    await ageCalls(db, caller, 61);
    expect((await run(caller)).headers.ratelimit).toBe('"default";r=9;t=60');
  });

  it('is per account', async () => {
    const [one, two] = [await aCaller(db, { plan: 'free' }), await aCaller(db, { plan: 'free' })];
    for (let call = 0; call < 11; call++) await run(one);
    expect((await run(two)).statusCode).toBe(200);
  });
});
