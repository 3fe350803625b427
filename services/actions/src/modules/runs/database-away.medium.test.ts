import { setTimeout as pause } from 'node:timers/promises';
import {
  createTestApp,
  type DatabaseProxy,
  startDatabaseProxy,
  startTestDatabase,
  type TestApp,
  type TestDatabase,
} from '@declic/nest-kit/testing';
import { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppModule } from '../../app.module';
import { database } from '../../database/data-source';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { readCharges, ledgerViolations } from '../../testing/a-ledger';
import { heldAction, registryWith } from '../../testing/fake-registry';
import { RequestLog } from '../request-log/request-log';
import { RequestLogMaintenanceJob } from '../request-log/request-log-maintenance.job';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { RunsRepository } from './runs.repository';

const held = heldAction();
const registry = registryWith(held.action);

let db: TestDatabase;
let proxy: DatabaseProxy;
let app: TestApp;

beforeAll(async () => {
  db = await startTestDatabase(database, { also: ['accounts'] });
});

afterAll(async () => {
  await db.stop();
});

beforeEach(async () => {
  proxy = await startDatabaseProxy(db.url);
  app = await createTestApp(AppModule, {
    db: proxy,
    env: {
      DATABASE_POOL_SIZE: '4',
      // Long enough for a machine that is busy with other tests to open a connection, and to charge.
      DATABASE_CONNECT_TIMEOUT_MS: '2500',
      DATABASE_STATEMENT_TIMEOUT_MS: '2500',
    },
    override: (builder) => builder.overrideProvider(ActionsRegistry).useValue(registry),
  });
});

afterEach(async () => {
  await app.close();
  await proxy.close();
  expect(await ledgerViolations(db)).toEqual([]);
});

async function call(caller: TestCaller, { key, slug = 'works' }: { key?: string; slug?: string } = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/actions/${slug}`,
    headers: { ...caller.headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: {},
  });
  return { status: answer.statusCode, code: answer.json().code, retryAfter: answer.headers['retry-after'] };
}

const UNAVAILABLE = { status: 503, code: 'unavailable', retryAfter: '1' };
/** The statement that charges is the first of a call with a known key: once it was sent, its outcome is unknown. */
const UNCERTAIN = { ...UNAVAILABLE, code: 'charge_uncertain' };

/** What a minute does, without waiting for it. */
async function sweep(): Promise<void> {
  await db.owner.query(`update run set deadline_at = now() - interval '1 second' where status = 'running'`);
  // A connection that the proxy has cut may be the first that the pool gives.
  await vi.waitFor(() => app.nest.get(RunsRepository).sweep());
}

describe('a database that is stopped under a running service', () => {
  it('is answered with 503 and Retry-After, by calls with keys and with sessions, until it is back', async () => {
    const caller = await aCaller(db);
    const list = async () => {
      const headers = app.as({ id: caller.userId, email: 'ada@example.com' });
      const answer = await app.inject({ method: 'GET', url: '/api/actions/requests', headers });
      return [answer.statusCode, answer.json().code, answer.headers['retry-after']];
    };
    expect((await call(caller)).status).toBe(200);

    await proxy.stop();
    // A connection whose end is not noticed yet takes the statement.
    expect([UNAVAILABLE, UNCERTAIN]).toContainEqual(await call(caller));
    expect(await call(await aCaller(db))).toEqual(UNAVAILABLE);
    expect(await list()).toEqual([503, 'unavailable', '1']);
    expect((await app.inject({ method: 'GET', url: '/health/ready' })).statusCode).toBe(503);

    await proxy.start();
    expect((await call(caller)).status).toBe(200);
    expect((await list())[0]).toBe(200);
    expect(await readCharges(db, caller)).toEqual([-7, -7]);
  });

  it('never makes a call that was in the middle of it 500, nor a charge without an answer or a refund', async () => {
    const caller = await aCaller(db, { credits: 10_000 });
    const answers: { status: number; code: string | undefined }[] = [];
    let going = true;
    const callers = Array.from({ length: 8 }, async () => {
      while (going) {
        answers.push(await call(caller));
        await pause(20);
      }
    });
    // Where the machine stood still meanwhile, no call was in the middle: then once more.
    for (let round = 0; round < 4 || (round < 20 && answers.every(({ status }) => status === 200)); round += 1) {
      await pause(150);
      await proxy.stop();
      await pause(100);
      await proxy.start();
    }
    await pause(300);
    going = false;
    await Promise.all(callers);
    await sweep();

    const codes = new Set(answers.map(({ status, code }) => (status === 503 ? code : status)));
    expect([...codes].filter((code) => ![200, 'unavailable', 'charge_uncertain'].includes(code ?? ''))).toEqual([]);
    expect(codes).toContain(200);
    expect(codes.size, `one status of ${answers.length} answers`).toBeGreaterThan(1);
    const net = (await readCharges(db, caller)).reduce((sum, delta) => sum + delta, 0);
    expect(net).toBe(-7 * answers.filter(({ status }) => status === 200).length);
  });
});

describe('connections that an administrator ends', () => {
  it('end no process, and leave no charge without an answer or a refund', async () => {
    const caller = await aCaller(db, { credits: 10_000 });
    const statuses: number[] = [];
    let going = true;
    const callers = Array.from({ length: 8 }, async () => {
      while (going) statuses.push((await call(caller)).status);
    });
    for (let round = 0; round < 12; round += 1) {
      await pause(60);
      await db.dataSource.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
      );
    }
    going = false;
    await Promise.all(callers);
    await sweep();
    expect(statuses.filter((status) => status !== 200 && status !== 503 && status !== 429)).toEqual([]);
    const net = (await readCharges(db, caller)).reduce((sum, delta) => sum + delta, 0);
    expect(net).toBe(-7 * statuses.filter((status) => status === 200).length);
  });
});

describe('a charge whose commit was not acknowledged', () => {
  async function loseAnswer<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    // The key is looked up on a connection that works.
    const repository = app.nest.get(RunsRepository);
    const begin = repository.begin.bind(repository);
    repository.begin = (run) => {
      proxy.loseAnswers();
      return begin(run);
    };
    const answer = await work();
    repository.begin = begin;
    await proxy.stop();
    await proxy.start();
    return answer;
  }

  it('is not answered as free, is given back, and happens once when it is sent again with its key', async () => {
    const caller = await aCaller(db);
    const lost = await loseAnswer(() => call(caller, { key: 'one' }));
    expect(lost).toEqual({ status: 503, code: 'charge_uncertain', retryAfter: '1' });
    expect(await readCharges(db, caller)).toEqual([-7]);
    expect((await call(caller, { key: 'one' })).code).toBe('idempotency_in_progress');
    await sweep();
    expect((await call(caller, { key: 'one' })).status).toBe(200);
    expect(await readCharges(db, caller)).toEqual([-7, 7, -7]);
  });

  it('stands in the log once, also after the log was compared with the runs', async () => {
    const caller = await aCaller(db);
    // The log is compared with runs that are older than two minutes.
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 60_000 });
    expect(await loseAnswer(() => call(caller))).toMatchObject({ code: 'charge_uncertain' });
    vi.useRealTimers();
    await sweep();
    await app.nest.get(RequestLog).flush();
    await app.nest.get(RequestLogMaintenanceJob).runOnce();
    expect(
      await db.owner.query('select status, code, credits from request_log where user_id = $1', [caller.userId]),
    ).toEqual([{ status: 503, code: 'charge_uncertain', credits: 0 }]);
  });
});

describe('a run that ends while the database is away', () => {
  it('is settled once it is back, and answered', async () => {
    const caller = await aCaller(db);
    const answer = call(caller, { slug: 'held' });
    await expect.poll(() => db.owner.query('select id from run where user_id = $1', [caller.userId])).toHaveLength(1);
    await proxy.stop();
    held.release();
    await pause(300);
    await proxy.start();
    expect((await answer).status).toBe(200);
    expect(await readCharges(db, caller)).toEqual([-7]);
  });
});

describe('a pool without a free connection', () => {
  it('is answered with 503 after 2.5 seconds here, and not waited for any longer', async () => {
    const caller = await aCaller(db);
    const runners = Array.from({ length: 4 }, () => app.nest.get(DataSource).createQueryRunner());
    await Promise.all(runners.map((runner) => runner.connect()));
    const startedAt = performance.now();
    expect(await call(caller)).toEqual(UNAVAILABLE);
    // One that is waited for without a limit does not come at all.
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    await Promise.all(runners.map((runner) => runner.release()));
    expect((await call(caller)).status).toBe(200);
  });
});

describe('a database that does not answer', () => {
  it('is answered with 503, and its connections are not used again', async () => {
    const caller = await aCaller(db);
    expect((await call(caller)).status).toBe(200);
    const stranger = await aCaller(db);
    proxy.freeze();
    expect(await Promise.all([call(caller), call(stranger)])).toEqual([UNCERTAIN, UNAVAILABLE]);
    proxy.thaw();
    expect((await call(caller)).status).toBe(200);
  });
});

describe('the connections of the service', () => {
  it('have a time limit for a statement, a lock and an idle transaction', async () => {
    const dataSource = app.nest.get(DataSource);
    const settings = await dataSource.query<{ name: string; setting: string }[]>(
      `select name, setting from pg_settings
        where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    expect(settings).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '10000' },
      { name: 'lock_timeout', setting: '2000' },
      { name: 'statement_timeout', setting: '2500' },
    ]);
    await expect(dataSource.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
  });
});
