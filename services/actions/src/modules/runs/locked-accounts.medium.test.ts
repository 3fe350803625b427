import { setTimeout as pause } from 'node:timers/promises';
import { createTestApp, startTestDatabase, type TestApp, type TestDatabase } from '@declic/nest-kit/testing';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AppModule } from '../../app.module';
import { database } from '../../database/data-source';
import { aCaller, asAccounts, type TestCaller } from '../../testing/a-caller';
import { readCharges, ledgerViolations } from '../../testing/a-ledger';
import { fakeRegistry } from '../../testing/fake-registry';
import { holdRow } from '../../testing/hold-row';
import { ActionsRegistry } from './actions.registry';
import { createRunId } from './run-id';
import { RunsRepository } from './runs.repository';

/** How long a call waits for its account, and what a busy machine may add. */
const AT_MOST_MS = 200 + 800;

/** The same for a call whose account had a lock timeout just now. */
const STUCK_AT_MOST_MS = 1_500 + 800;

let db: TestDatabase;
let replicas: readonly [TestApp, TestApp];

beforeAll(async () => {
  db = await startTestDatabase(database, { also: ['accounts'] });
  const replica = () =>
    createTestApp(AppModule, {
      db,
      override: (builder) => builder.overrideProvider(ActionsRegistry).useValue(fakeRegistry),
    });
  replicas = [await replica(), await replica()];
});

afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await db.stop();
});

afterEach(async () => {
  expect(await ledgerViolations(db)).toEqual([]);
});

interface Timed {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: unknown;
  readonly milliseconds: number;
}

async function call(
  replica: TestApp,
  caller: TestCaller,
  headers: Readonly<Record<string, string>> = {},
): Promise<Timed> {
  const startedAt = performance.now();
  const answer = await replica.inject({
    method: 'POST',
    url: '/v1/actions/works',
    headers: { ...caller.headers, ...headers },
    payload: {},
  });
  return {
    status: answer.statusCode,
    code: answer.json().code,
    retryAfter: answer.headers['retry-after'],
    milliseconds: performance.now() - startedAt,
  };
}

/** Keeps so many calls of the account hanging, on both replicas, until it is stopped. */
function hammer(caller: TestCaller, count: number, headers: Readonly<Record<string, string>> = {}) {
  let going = true;
  const seen: Timed[] = [];
  const callers = Array.from({ length: count }, async (_, index) => {
    while (going) seen.push(await call(replicas[index % 2 === 0 ? 0 : 1], caller, headers));
  });
  return {
    async stop(): Promise<Timed[]> {
      going = false;
      await Promise.all(callers);
      return seen;
    },
  };
}

const rows = {
  credit_account: (caller: TestCaller) =>
    holdRow(db, 'accounts', 'select from credit_account where user_id = $1 for update', [caller.userId]),
  rate_window: (caller: TestCaller) =>
    holdRow(db, 'actions', 'select from rate_window where user_id = $1 for update', [caller.userId]),
};

/** In this database, for as long as the test runs. */
async function withLockTimeout(timeout: string, work: () => Promise<void>): Promise<void> {
  const functions = await db.owner.query<{ signature: string }[]>(
    `select oid::regprocedure::text as signature from pg_proc
      where pronamespace = 'actions'::regnamespace and proname in ('begin_run', 'begin_runs', 'count_calls') and proconfig::text like '%lock_timeout%'`,
  );
  const set = (value: string) =>
    Promise.all(
      functions.map(({ signature }) => db.owner.query(`alter function ${signature} set lock_timeout = '${value}'`)),
    );
  expect(functions).not.toEqual([]);
  await set(timeout);
  try {
    await work();
  } finally {
    await set('200ms');
  }
}

const kindsOfCall = [
  ['calls', {}],
  ['calls with one Idempotency-Key', { 'idempotency-key': 'the-one-call' }],
  ['questions for the price', { 'dry-run': 'true' }],
] as const;

describe.each(['credit_account', 'rate_window'] as const)(
  'an account whose %s is locked',
  { timeout: 20_000 },
  (table) => {
    const prepared = async () => {
      const callers = [await aCaller(db), await aCaller(db), await aCaller(db, { credits: 1_000 })] as const;
      for (const replica of replicas) for (const caller of callers) await call(replica, caller);
      return callers;
    };

    // The time limit would end what must not begin: it is set far beyond the test's own.
    it.each(kindsOfCall)(
      'holds up no other account with 30 hanging %s of two such accounts, on both replicas',
      async (_, headers) => {
        await withLockTimeout('60s', async () => {
          const [one, two, other] = await prepared();
          const holds = [await rows[table](one), await rows[table](two)];
          const hammering = [hammer(one, 15, headers), hammer(two, 15, headers)];
          const others: Timed[] = [];
          for (let round = 0; round < 10; round += 1)
            others.push(...(await Promise.all(replicas.map((replica) => call(replica, other)))));
          await Promise.all(holds.map((hold) => hold.release()));
          await Promise.all(hammering.map((each) => each.stop()));
          expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
        });
      },
    );

    it.each(kindsOfCall)('answers 30 hanging %s with 503 and Retry-After, and debits nothing', async (_, headers) => {
      const [locked] = await prepared();
      const before = await readCharges(db, locked);
      const hold = await rows[table](locked);
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
      expect((await call(replicas[0], locked, headers)).status).toBe(200);
    });
  },
);

describe('a call whose account is locked', () => {
  it('is answered when the lock ends in time, and charged once', async () => {
    const caller = await aCaller(db);
    const hold = await rows.credit_account(caller);
    const answer = call(replicas[0], caller);
    setTimeout(() => void hold.release(), 80);
    expect((await answer).status).toBe(200);
    expect(await readCharges(db, caller)).toEqual([-7]);
  });

  it('waits for 200 ms', async () => {
    const caller = await aCaller(db);
    const hold = await rows.credit_account(caller);
    const { status, milliseconds } = await call(replicas[0], caller);
    await hold.release();
    expect(status).toBe(503);
    expect(milliseconds).toBeGreaterThan(190);
    expect(milliseconds).toBeLessThan(AT_MOST_MS);
  });

  it('leaves no listener on the connection that waited', async () => {
    const { master } = replicas[0].nest.get(DataSource).driver as unknown as { readonly master: Pool };
    const listeners = async () => {
      const connections = await Promise.all(Array.from({ length: 10 }, () => master.connect()));
      const counts = connections.map((connection) => connection.listenerCount('error'));
      for (const connection of connections) connection.release();
      return Math.max(...counts);
    };
    const before = await listeners();
    const caller = await aCaller(db);
    const hold = await rows.credit_account(caller);
    for (let round = 0; round < 3; round += 1) {
      expect((await call(replicas[0], caller)).code).toBe('account_busy');
      // Until the account is not passed over any more.
      await pause(600);
    }
    await hold.release();
    expect(await listeners()).toBe(before);
  });

  it('leaves its Idempotency-Key free', async () => {
    const caller = await aCaller(db);
    const hold = await rows.credit_account(caller);
    const headers = { 'idempotency-key': 'one' };
    expect((await call(replicas[0], caller, headers)).code).toBe('account_busy');
    await hold.release();
    expect((await call(replicas[1], caller, headers)).status).toBe(200);
    expect(await readCharges(db, caller)).toEqual([-7]);
  });
});

describe('a call that was answered before, of an account that is locked', () => {
  const key = { 'idempotency-key': 'one' };
  const repeat = (caller: TestCaller, slug: string) =>
    replicas[1].inject({
      method: 'POST',
      url: `/v1/actions/${slug}`,
      headers: { ...caller.headers, ...key },
      payload: {},
    });

  it.each(['credit_account', 'rate_window'] as const)('is answered with the same bytes (%s)', async (table) => {
    const caller = await aCaller(db);
    const first = await repeat(caller, 'works');
    const hold = await rows[table](caller);
    const repetitions = await Promise.all(Array.from({ length: 5 }, () => repeat(caller, 'works')));
    // Once more while the account counts as stuck.
    repetitions.push(await repeat(caller, 'works'));
    await hold.release();
    for (const answer of repetitions) {
      expect([answer.statusCode, answer.headers['idempotency-replayed']]).toEqual([200, 'true']);
      expect(answer.body).toBe(first.body);
    }
    expect(await readCharges(db, caller)).toEqual([-7]);
  });

  it('is refused when its key names another call, or a call of another account', async () => {
    const [caller, other] = [await aCaller(db), await aCaller(db)];
    await repeat(caller, 'works');
    const holds = [await rows.credit_account(caller), await rows.credit_account(other)];
    const answers = await Promise.all([repeat(caller, 'throws'), repeat(other, 'works')]);
    await Promise.all(holds.map((hold) => hold.release()));
    expect(answers.map((answer) => answer.json().code)).toEqual(['idempotency_key_reused', 'account_busy']);
  });
});

describe('calls of one account on two replicas', () => {
  it('are charged exactly, and none is told to wait', async () => {
    const caller = await aCaller(db, { credits: 7 * 137 });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => call(replicas[index % 2 === 0 ? 0 : 1], caller)),
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
    const answers = await Promise.all(callers.map((caller) => call(replicas[0], caller)));
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
    for (const caller of [locked, other]) await runs.begin(await anAbandonedRun(caller));
    await db.owner.query(`update run set deadline_at = now() - interval '1 second' where status = 'running'`);

    const hold = await rows.credit_account(locked);
    expect(await runs.sweep()).toBe(1);
    expect(await readCharges(db, other)).toEqual([-7, 7]);
    await hold.release();
    expect(await runs.sweep()).toBe(1);
    expect(await readCharges(db, locked)).toEqual([-7, 7]);
  });
});

async function anAbandonedRun({ userId }: TestCaller) {
  const [key] = await asAccounts<{ id: string }>(db, 'select id from api_key where user_id = $1', [userId]);
  return {
    id: createRunId(),
    userId,
    keyId: key?.id ?? '',
    slug: 'works',
    cost: 7,
    requestId: 'request',
    timeoutMs: 1_000,
    callsPerMinute: 60,
  };
}
