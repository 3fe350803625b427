import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../testing/a-caller';
import { readBalance, readCharges } from '../../testing/a-ledger';
import { findAction } from '../../testing/pools/bombs';
import { startActions } from '../../testing/start-actions';

const registry = {
  find: findAction,
  findListed: findAction,
  findObstacle: () => null,
  isCutOff: () => false,
  list: () => [],
  listEnabled: () => [],
};
const { db, app } = await startActions({ registry, catalogue: 'bombs.js' });

const run = (headers: object, slug: string, value: unknown = null) =>
  app.inject({ method: 'POST', url: `/v1/actions/${slug}`, headers: { ...headers }, payload: { value } });

it('takes no place from others for calls that are not paid', async () => {
  const [poor, paying] = [await aCaller(db, { credits: 0 }), await aCaller(db)];
  const refused = Array.from({ length: 60 }, () => run(poor.headers, 'echo', 1));
  const answered = await Promise.all(Array.from({ length: 8 }, () => run(paying.headers, 'echo', 1)));
  expect(answered.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  for (const { statusCode } of await Promise.all(refused)) expect([402, 503]).toContain(statusCode);
});

it('runs an action in its pool', async () => {
  const { headers } = await aCaller(db);
  const { pid } = (await run(headers, 'process_id')).json().data;
  expect(pid).not.toBe(process.pid);
  expect((await run(headers, 'echo', { a: 1 })).json()).toMatchObject({
    data: { value: { a: 1 } },
    warnings: ['Read in full.'],
  });
});

it.each([
  ['regex', 503, 'action_timed_out'],
  ['heap', 422, 'unusable_input'],
  ['throws', 503, 'action_failed'],
  ['uncloneable', 503, 'action_failed'],
  ['exits', 503, 'action_failed'],
])('gives back a run that ends with %s, and goes on', async (slug, status, code) => {
  const caller = await aCaller(db);
  expect((await run(caller.headers, slug)).json()).toMatchObject({ status, code, cost: 0 });
  expect(await readBalance(db, caller)).toBe(100);
  expect((await run(caller.headers, 'echo', 1)).json()).toMatchObject({ status: 200 });
});

it.each(['garbage', 'a frame above the limit', 'messages without end', 'nothing more'])(
  'gives back the run of a worker that writes %s to its channel, and answers other calls meanwhile',
  async (write) => {
    const [attacker, other] = [await aCaller(db), await aCaller(db)];
    const attack = run(attacker.headers, 'writes', write);
    expect((await run(other.headers, 'echo', 1)).json()).toMatchObject({ status: 200 });
    expect((await attack).json()).toMatchObject({ status: 503, code: 'action_failed', cost: 0 });
    expect(await readBalance(db, attacker)).toBe(100);
    expect((await run(attacker.headers, 'echo', 1)).json()).toMatchObject({ status: 200 });
  },
);

describe('a worker that is killed', () => {
  it('between two runs, is replaced by another one', async () => {
    const caller = await aCaller(db);
    const { pid } = (await run(caller.headers, 'process_id')).json().data;
    process.kill(pid, 'SIGKILL');
    expect((await run(caller.headers, 'echo', 1)).json()).toMatchObject({ status: 200 });
    expect(await readBalance(db, caller)).toBe(98);
  });

  it('during a run, has its run given back', async () => {
    const caller = await aCaller(db);
    const { pid } = (await run(caller.headers, 'process_id')).json().data;
    const cutOff = run(caller.headers, 'sleep', 8_000);
    await expect.poll(() => readBalance(db, caller)).toBe(98);
    await pause(300);
    process.kill(pid, 'SIGKILL');
    expect((await cutOff).json()).toMatchObject({ status: 503, code: 'action_failed', cost: 0 });
    expect(await readBalance(db, caller)).toBe(99);
    expect((await run(caller.headers, 'echo', 1)).json()).toMatchObject({ status: 200 });
  });
});

describe('an account with more runs than there are workers', () => {
  it('leaves a worker to the next account, whose run starts next', async () => {
    const [first, second] = [await aCaller(db), await aCaller(db)];
    const ended: string[] = [];
    const note = (who: string) => (answer: { json(): object }) => {
      ended.push(who);
      return answer.json();
    };
    const many = Array.from({ length: 20 }, () => run(first.headers, 'sleep', 2_000).then(note('first')));
    // All are charged and in the pool.
    await expect.poll(() => readBalance(db, first)).toBe(80);
    expect(await run(second.headers, 'sleep', 50).then(note('second'))).toMatchObject({ status: 200 });
    expect(ended.slice(0, 3)).toContain('second');
    // Those that waited too long are given back.
    const answers = await Promise.all(many);
    const overloaded = answers.filter((answer) => 'code' in answer && answer.code === 'overloaded');
    expect(overloaded.length).toBeGreaterThan(0);
    expect(await readBalance(db, first)).toBe(80 + overloaded.length);
  });

  it('counts the wait as latency, and not as time of the action', async () => {
    const caller = await aCaller(db);
    const answers = await Promise.all(Array.from({ length: 7 }, () => run(caller.headers, 'nap', 1_500)));
    const bodies = answers.map((answer) => answer.json());
    // The action may take four seconds, and the last ones wait for longer.
    expect(bodies.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    expect(Math.max(...bodies.map(({ duration_ms }) => duration_ms))).toBeGreaterThan(4_000);
  });

  it('is refused before it is charged when as many wait as may', async () => {
    const [first, second] = [await aCaller(db), await aCaller(db)];
    const many = await Promise.all(Array.from({ length: 60 }, () => run(first.headers, 'sleep', 100)));
    const refused = many.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer.json()).toMatchObject({ status: 503, code: 'overloaded' });
    expect(await readCharges(db, first)).toEqual(many.filter((answer) => !refused.includes(answer)).map(() => -1));
    expect((await run(second.headers, 'echo', 1)).json()).toMatchObject({ status: 200 });
  });
});
