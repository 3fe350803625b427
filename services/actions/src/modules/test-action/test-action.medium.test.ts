import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { startActions } from '../../testing/start-actions';

const { db, app } = await startActions();

const IBAN = { iban: 'FR14 2004 1010 0505 0001 3M02 606' };

const send = (payload: object) =>
  app.inject({
    method: 'POST',
    url: '/api/actions/test-action',
    headers: app.as({ id: randomUUID(), email: 'ada@example.com' }),
    payload,
  });
const test = async ({ headers }: Pick<TestCaller, 'headers'>, call: object = {}) => {
  const answer = await send({ slug: 'iban_validate', body: IBAN, ...headers, ...call });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('testAction', () => {
  it('runs the action like a call to the public API', async () => {
    const result = await test(await aCaller(db, { credits: 5 }));
    expect(result).toMatchObject({ status: 200, error: null, problem: null, cost: 1, balance: 4, is_replay: false });
    expect(result.data).toMatchObject({ valid: true, engine: 'deterministic' });
    expect(result.rate_limit).toContain('r=599');
    const [run] = await db.owner.query('select cost, status from run where request_id = $1', [result.request_id]);
    expect(run).toEqual({ cost: 1, status: 'succeeded' });
  });

  it.each([
    ['an unknown key', 401, { authorization: 'Bearer dc_live_unknown' }],
    ['too few credits', 402, {}],
    ['an action that does not exist', 404, { slug: 'nothing' }],
    ['a path for a slug', 404, { slug: '../files' }],
    ['an input that is refused', 422, { body: {} }],
    ['an input that is no object', 422, { body: 'text' }],
  ])('says in its answer that the call was refused: %s', async (_, status, call) => {
    const result = await test(await aCaller(db, { credits: 0 }), call);
    expect(result).toMatchObject({ status, data: null, cost: 0, problem: { status } });
    expect(result.error).toBe(result.problem.title);
  });

  it('asks for the price without a run, and refuses what is dearer than allowed', async () => {
    const caller = await aCaller(db, { credits: 5 });
    expect(await test(caller, { dry_run: true })).toMatchObject({ status: 200, data: null, cost: 1, balance: null });
    expect(await test(caller, { max_credits: 0 })).toMatchObject({
      status: 402,
      problem: { code: 'max_credits_exceeded' },
    });
  });

  it('runs once for one key of idempotency', async () => {
    const caller = await aCaller(db, { credits: 5 });
    const first = await test(caller, { idempotency_key: 'one' });
    expect(await test(caller, { idempotency_key: 'one' })).toEqual({ ...first, is_replay: true, rate_limit: null });
  });

  it.each(['slug', 'body', 'authorization'])('refuses a call without %s', async (missing) => {
    const call = { slug: 'iban_validate', body: IBAN, authorization: 'Bearer x', [missing]: undefined };
    expect((await send(call)).json()).toMatchObject({ status: 422, title: 'Missing slug, body, or authorization' });
  });

  it('takes inputs with files', async () => {
    const file = `data:text/csv;base64,${Buffer.alloc(3 * 1024 * 1024, 'a').toString('base64')}`;
    expect(await test(await aCaller(db), { body: { ...IBAN, file } })).toMatchObject({ status: 200 });
  });

  it('is for signed-in people', async () => {
    const payload = { slug: 'iban_validate', body: IBAN, authorization: 'Bearer x' };
    expect((await app.inject({ method: 'POST', url: '/api/actions/test-action', payload })).statusCode).toBe(401);
  });

  it('does not write the key down', async () => {
    const written: unknown[] = [];
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
    const caller = await aCaller(db);
    const result = await test(caller);
    await test({ headers: { authorization: `Bearer ${caller.token}x` } });
    vi.restoreAllMocks();
    expect(written.join('')).not.toContain(caller.token);
    const tables = await db.owner.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = 'actions'`,
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables) {
      const rows = await db.owner.query(`select to_jsonb(row)::text as text from "${name}" row`);
      expect(JSON.stringify(rows), name).not.toContain(caller.token);
    }
    expect(JSON.stringify(result)).not.toContain(caller.token);
  });
});
