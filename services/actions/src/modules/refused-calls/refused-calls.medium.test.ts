import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCaller, asAccounts, revoke, type TestCaller } from '../../testing/a-caller';
import { readBalance } from '../../testing/a-ledger';
import { startActions } from '../../testing/start-actions';
import { CallersRepository } from '../runs/callers.repository';

const URL = '/v1/actions/email_validate';
const INVALID_KEYS = 10;
const INVALID_CALLS = 60;

const { db, app, startReplica } = await startActions({ env: { LOCAL_MODE: 'false' } });
/** On one machine, without the edge. */
const local = await startReplica({ env: { LOCAL_MODE: 'true' } });
let visitors = 0;
let network: string;

beforeEach(() => {
  visitors += 1;
  network = `203.0.113.${visitors}`;
});

afterEach(() => {
  vi.restoreAllMocks();
});

const send = (authorization: string, payload: object = { email: 'ada@example.com' }, remoteAddress = network) =>
  app.inject({ method: 'POST', url: URL, headers: { authorization }, payload, remoteAddress });

const call = ({ headers }: TestCaller, payload?: object) => send(headers.authorization, payload);

const anUnknownKey = (name: number | string) => `Bearer dc_live_unknown_${name}`;

async function collectStatuses(count: number, work: (index: number) => ReturnType<typeof send>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await work(index)).statusCode);
  return statuses;
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('calls with an invalid key', () => {
  it('are refused without a look-up once their network has sent too many', async () => {
    const lookup = vi.spyOn(app.nest.get(CallersRepository), 'findByTokenHash');
    const statuses = await collectStatuses(100, () => send(anUnknownKey('one')));
    expect(statuses).toEqual([...times(INVALID_KEYS, 401), ...times(100 - INVALID_KEYS, 429)]);
    expect(lookup).toHaveBeenCalledTimes(INVALID_KEYS);
    const answer = await send(anUnknownKey('one'));
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.json()).toMatchObject({
      code: 'too_many_refused_calls',
      title: 'Too many calls with an invalid API key. Check the key, then try again later.',
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(6);
  });

  it('are bounded also when each has another key, and when all come at once', async () => {
    const lookup = vi.spyOn(app.nest.get(CallersRepository), 'findByTokenHash');
    const sendMany = (name: string) =>
      Promise.all(Array.from({ length: 100 }, (_, index) => send(anUnknownKey(`${name} ${index}`.replace(' ', '_')))));
    await sendMany('first');
    lookup.mockClear();
    for (const name of ['second', 'third', 'fourth'])
      expect((await sendMany(name)).filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(65);
    expect(lookup.mock.calls.length).toBeLessThanOrEqual(35);
  });

  it('are not counted before they are known to be invalid: many new keys of one network come in at once', async () => {
    const callers = await Promise.all(Array.from({ length: 60 }, () => aCaller(db)));
    const answers = await Promise.all(callers.map((caller) => call(caller)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await send(anUnknownKey('four'))).statusCode).toBe(401);
  });

  it('do not concern other networks', async () => {
    await collectStatuses(20, () => send(anUnknownKey('two')));
    expect((await send(anUnknownKey('two'), {}, '192.0.2.77')).statusCode).toBe(401);
  });

  it('do not lock out an account that calls from the same network, with a key known here or not', async () => {
    const [regular, newcomer] = [await aCaller(db), await aCaller(db)];
    expect((await call(regular)).statusCode).toBe(200);
    await collectStatuses(50, () => send(anUnknownKey('three')));
    expect((await call(regular)).statusCode).toBe(200);
    expect((await call(newcomer)).statusCode).toBe(200);
  });

  it('do not hold up the new key of an account whose clients still send the old one', async () => {
    const caller = await aCaller(db);
    expect((await call(caller)).statusCode).toBe(200);
    await revoke(db, caller.userId);
    expect(await collectStatuses(40, () => call(caller))).toContain(429);
    const { headers, token } = await aCaller(db);
    await asAccounts(db, 'update api_key set user_id = $1 where token_hash = sha256($2)', [
      caller.userId,
      Buffer.from(token),
    ]);
    expect((await send(headers.authorization)).statusCode).toBe(200);
  });

  it('do not count for any account', async () => {
    const caller = await aCaller(db);
    await collectStatuses(100, (index) => send(`${caller.headers.authorization}${index}`, {}, '192.0.2.88'));
    expect(await collectStatuses(5, () => call(caller))).toEqual(times(5, 200));
  });
});

describe('calls that are refused for what they send', () => {
  it('are limited per account, without a look-up, and cost nothing', async () => {
    const caller = await aCaller(db, { plan: 'free' });
    expect(await collectStatuses(INVALID_CALLS, () => call(caller, {}))).toEqual(times(INVALID_CALLS, 422));
    const lookup = vi.spyOn(app.nest.get(CallersRepository), 'findByTokenHash');
    const answer = await call(caller, {});
    expect(answer.json()).toMatchObject({
      status: 429,
      code: 'too_many_refused_calls',
      title: 'Too many refused calls. Correct them, then try again later.',
    });
    expect(answer.headers['retry-after']).toBe('1');
    expect((await call(caller)).statusCode).toBe(429);
    expect(lookup).not.toHaveBeenCalled();
    expect(await readBalance(db, caller)).toBe(100);
    // Another account of the same network goes on.
    expect((await call(await aCaller(db))).statusCode).toBe(200);
  });

  it('are as many as the plan allows calls, on larger plans', async () => {
    const caller = await aCaller(db, { plan: 'build' });
    const statuses = await collectStatuses(125, () => call(caller, {}));
    expect(statuses.slice(0, 120)).toEqual(times(120, 422));
    expect(statuses.slice(-1)).toEqual([429]);
  });

  it('stand in the way of no call that is paid, limited or refused for its credits', async () => {
    const caller = await aCaller(db, { plan: 'free', credits: 5 });
    const statuses = await collectStatuses(INVALID_CALLS + 20, () => call(caller));
    expect(statuses).toEqual([...times(5, 200), ...times(5, 402), ...times(INVALID_CALLS + 10, 429)]);
    expect((await call(caller)).json().code).toBe('rate_limited');
  });
});

describe('on one machine', () => {
  it('all visitors share an address, so that a network may send a hundred times as many', async () => {
    const headers = { authorization: anUnknownKey('local') };
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => local.inject({ method: 'POST', url: URL, headers, payload: {} })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  });
});
