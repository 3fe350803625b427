import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { readCharges } from '../../testing/a-ledger';
import { aNewRun } from '../../testing/a-new-run';
import { fakeRegistry } from '../../testing/fake-registry';
import { holdRow, holdAccountRow } from '../../testing/hold-row';
import { withLockTimeout } from '../../testing/lock-timeout';
import { startActions } from '../../testing/start-actions';
import { AT_MOST_MS, type TimedCall, timedCall } from '../../testing/timed-call';
import { RunsRepository } from './runs.repository';

/** How long a call waits whose account had a lock timeout just now, and what a busy machine may add. */
const STUCK_AT_MOST_MS = 1_500 + 5_000;

const { db, app, startReplica } = await startActions({ registry: fakeRegistry });
const replicas = [app, await startReplica()] as const;

/** Keeps so many calls of the account hanging, on both replicas, until it is stopped. */
function hammer(caller: TestCaller, count: number, headers: Readonly<Record<string, string>> = {}) {
  let going = true;
  const seen: TimedCall[] = [];
  const callers = Array.from({ length: count }, async (_, index) => {
    while (going) seen.push(await timedCall(replicas[index % 2 === 0 ? 0 : 1], caller, headers));
  });
  return {
    async stop(): Promise<TimedCall[]> {
      going = false;
      await Promise.all(callers);
      return seen;
    },
  };
}

const kindsOfCall = [
  ['calls', {}],
  ['calls with one Idempotency-Key', { 'idempotency-key': 'the-one-call' }],
  ['questions for the price', { 'dry-run': 'true' }],
] as const;

describe.each(['credit_account', 'rate_window'] as const)('an account whose %s is locked', (table) => {
  const prepared = async () => {
    const callers = [await aCaller(db), await aCaller(db), await aCaller(db, { credits: 1_000 })] as const;
    for (const replica of replicas) for (const caller of callers) await timedCall(replica, caller);
    return callers;
  };

  // The time limit would end what must not begin: it is set far beyond the test's own.
  it.each(kindsOfCall)(
    'holds up no other account with 30 hanging %s of two such accounts, on both replicas',
    async (_, headers) => {
      await withLockTimeout(db, '60s', async () => {
        const [one, two, other] = await prepared();
        const holds = [await holdAccountRow(db, table, one), await holdAccountRow(db, table, two)];
        const hammering = [hammer(one, 15, headers), hammer(two, 15, headers)];
        const others: TimedCall[] = [];
        for (let round = 0; round < 10; round += 1)
          others.push(...(await Promise.all(replicas.map((replica) => timedCall(replica, other)))));
        await Promise.all(holds.map((hold) => hold.release()));
        await Promise.all(hammering.map((each) => each.stop()));
        expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
      });
    },
  );

  it.each(kindsOfCall)('answers 30 hanging %s with 503 and Retry-After, and debits nothing', async (_, headers) => {
    const [locked] = await prepared();
    const before = await readCharges(db, locked);
    const hold = await holdAccountRow(db, table, locked);
    const hammering = hammer(locked, 30, headers);
    await pause(600);
    const hung = await hammering.stop();
    await hold.release();

    expect(hung.length).toBeGreaterThanOrEqual(30);
    for (const { status, code, retryAfter, milliseconds } of hung) {
      expect([status, code, retryAfter]).toEqual([503, 'account_busy', '1']);
      expect(milliseconds).toBeLessThan(STUCK_AT_MOST_MS);
    }
    expect(await readCharges(db, locked)).toEqual(before);
    // As `Retry-After` says.
    await pause(1_000);
    expect((await timedCall(replicas[0], locked, headers)).status).toBe(200);
  });
});

describe('calls of one account on two replicas', () => {
  it('are charged exactly, and none is told to wait', async () => {
    const caller = await aCaller(db, { credits: 7 * 137 });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => timedCall(replicas[index % 2 === 0 ? 0 : 1], caller)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(137);
    expect(statuses.filter((status) => status === 402)).toHaveLength(63);
  });
});

describe('a whole table that is locked', () => {
  it('lets calls fail after a moment, and changes nothing', async () => {
    const callers = await Promise.all(Array.from({ length: 12 }, () => aCaller(db)));
    const hold = await holdRow(db, 'accounts', 'lock table credit_account in exclusive mode');
    const answers = await Promise.all(callers.map((caller) => timedCall(replicas[0], caller)));
    await hold.release();
    for (const { code, milliseconds } of answers) {
      expect(code).toBe('account_busy');
      expect(milliseconds).toBeLessThan(AT_MOST_MS);
    }
    for (const caller of callers) expect(await readCharges(db, caller)).toEqual([]);
  });
});

describe('the sweeper', () => {
  it('passes over runs of a locked account, and holds no other account meanwhile', async () => {
    const [locked, other] = [await aCaller(db), await aCaller(db)];
    const runs = replicas[0].nest.get(RunsRepository);
    for (const caller of [locked, other]) await runs.begin(aNewRun(caller));
    await db.owner.query(`update run set deadline_at = now() - interval '1 second' where status = 'running'`);

    const hold = await holdAccountRow(db, 'credit_account', locked);
    // The sweepers of the replicas may come first.
    await runs.sweep();
    await expect.poll(() => readCharges(db, other)).toEqual([-7, 7]);
    expect(await readCharges(db, locked)).toEqual([-7]);
    await hold.release();
    await runs.sweep();
    await expect.poll(() => readCharges(db, locked)).toEqual([-7, 7]);
  });
});
