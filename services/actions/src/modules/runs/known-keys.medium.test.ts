import { describe, expect, it, vi } from 'vitest';
import { aCaller, asAccounts, revoke, type TestCaller } from '../../testing/a-caller';
import { readCharges } from '../../testing/a-ledger';
import { aNewRun } from '../../testing/a-new-run';
import { holdAccountRow } from '../../testing/hold-row';
import { startActions } from '../../testing/start-actions';
import { RequestLog } from '../request-log/request-log';
import { CallersRepository } from './callers.repository';
import { RunsRepository } from './runs.repository';

const { db, app } = await startActions();

interface Call {
  readonly url?: string;
  readonly payload?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

const call = (
  { headers: key }: TestCaller,
  { url = '/v1/actions/email_validate', payload = { email: 'ada@example.com' }, headers = {} }: Call = {},
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...key, ...headers },
    payload,
  });

/** A caller whose key this process knows from an earlier call, which kept its answer under the key `kept`. */
async function aKnownCaller(options?: Parameters<typeof aCaller>[1]): Promise<TestCaller> {
  const caller = await aCaller(db, options);
  expect((await call(caller, { headers: { 'idempotency-key': 'kept' } })).statusCode).toBe(200);
  return caller;
}

const setPlan = ({ userId }: TestCaller, plan: string) =>
  asAccounts(db, 'update credit_account set plan = $2 where user_id = $1', [userId, plan]);

const calls: Record<string, Call> = {
  'a call': {},
  'a call by name': {
    url: '/v1/actions',
    payload: { action: 'email_validate', arguments: { email: 'ada@example.com' } },
  },
  'a call to auto that fits nothing': { url: '/v1/actions', payload: { action: 'auto', arguments: { nothing: 1 } } },
  'a call to the short address': { url: '/v1/email/validate' },
  'a question for the price': { headers: { 'dry-run': 'true' } },
  'a question for a price above the most': { headers: { 'dry-run': 'true', 'max-credits': '0' } },
  'a repetition': { headers: { 'idempotency-key': 'kept' } },
  'invalid input': { payload: {} },
  'invalid headers': { headers: { 'max-credits': 'many' } },
  'unreadable JSON': { payload: '{"email":' },
  'an unknown action': { url: '/v1/actions/nothing' },
};

describe('a known key that was revoked', () => {
  it.each(Object.entries(calls))('is refused before anything else is said: %s', async (_, what) => {
    const caller = await aKnownCaller();
    expect((await call(caller, what)).statusCode).not.toBe(401);
    const before = await readCharges(db, caller);
    await revoke(db, caller.userId);
    const answer = await call(caller, what);
    expect(answer.json()).toMatchObject({ status: 401, code: 'invalid_api_key' });
    expect(answer.headers['ratelimit']).toBeUndefined();
    expect(await readCharges(db, caller)).toEqual(before);
  });

  it('repeats no kept answer while its account is locked', async () => {
    const caller = await aKnownCaller();
    await revoke(db, caller.userId);
    const hold = await holdAccountRow(db, 'credit_account', caller);
    const answer = await call(caller, { headers: { 'idempotency-key': 'kept' } });
    await hold.release();
    expect(answer.json().code).toBe('invalid_api_key');
  });

  it('stands in the log of its former owner as a refused call', async () => {
    const caller = await aKnownCaller();
    await revoke(db, caller.userId);
    await call(caller);
    await app.nest.get(RequestLog).flush();
    const lines = await db.owner.query('select status, code from request_log where user_id = $1 order by id', [
      caller.userId,
    ]);
    expect(lines).toEqual([
      { status: 200, code: null },
      { status: 401, code: 'invalid_api_key' },
    ]);
  });

  it('is refused in a batch with others, which go on', async () => {
    const [revoked, other, third] = [await aKnownCaller(), await aCaller(db), await aCaller(db)];
    await revoke(db, revoked.userId);
    const runs = app.nest.get(RunsRepository);
    const starts = await Promise.all([other, revoked, third, revoked].map((caller) => runs.begin(aNewRun(caller))));
    expect(starts.map(({ outcome }) => outcome)).toEqual(['charged', 'stale_key', 'charged', 'stale_key']);
    expect(await readCharges(db, revoked)).toEqual([-1]);
  });
});

describe('a known key', () => {
  it('is looked up once for all calls that run', async () => {
    const caller = await aCaller(db);
    const lookup = vi.spyOn(app.nest.get(CallersRepository), 'findByTokenHash');
    for (let count = 0; count < 3; count += 1) expect((await call(caller)).statusCode).toBe(200);
    expect(lookup).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['solo', 'grow', 300],
    ['grow', 'solo', 60],
  ] as const)('has the rate of the plan that its account has now: %s, then %s', async (before, after, perMinute) => {
    const caller = await aKnownCaller({ plan: before });
    await setPlan(caller, after);
    for (const headers of [{}, { 'dry-run': 'true' }]) {
      const answer = await call(caller, { headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['ratelimit-policy']).toBe(`"default";q=${perMinute};w=60`);
    }
    expect(await readCharges(db, caller)).toEqual([-1, -1]);
  });

  it('rests while its account waits for its last runs to end', async () => {
    const caller = await aKnownCaller();
    await asAccounts(db, `update api_key set paused_until = now() + interval '1 minute' where user_id = $1`, [
      caller.userId,
    ]);
    expect((await call(caller)).statusCode).toBe(401);
  });
});
