import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ContractCheck } from '../contract/contract-check';
import { ServiceModule } from '../service.module';
import { createTestApp, startTestDatabase, type TestApp, type TestDatabase } from '../testing';
import { defineJob, type PayloadOf } from './job-definition';
import { Job, type JobHandler, type JobRun } from './job-handler';
import { JobWorker } from './job-worker';
import { Jobs, type JobOptions } from './jobs';
import { LEASE_TIMING, type LeaseTiming } from './lease-timing';
import { SEND_MAIL } from './send-mail.jobs';

const database = { name: 'workshops', entities: [], migrations: {}, functions: {} };

const GREET = defineJob(
  'greet',
  z.object({ name: z.string(), ms: z.number().default(0), heedsSignal: z.boolean().default(false) }),
);
const FAIL = defineJob('fail', z.object({ secret: z.string() }));

/** What the handlers did, in all replicas. */
let begun: string[] = [];
let greeted: string[] = [];
let told: string[] = [];

@Job(GREET)
class GreetJob implements JobHandler<typeof GREET> {
  async handle({ name, ms, heedsSignal }: PayloadOf<typeof GREET>, { signal }: JobRun): Promise<void> {
    begun.push(name);
    const onAbort = () => told.push(name);
    signal?.addEventListener('abort', onAbort);
    await pause(ms, undefined, heedsSignal && signal ? { signal } : {});
    signal?.removeEventListener('abort', onAbort);
    greeted.push(name);
  }
}

@Job(FAIL)
class FailJob implements JobHandler<typeof FAIL> {
  async handle(): Promise<void> {
    throw new Error('The handler refuses');
  }
}

@Module({ imports: [ServiceModule.forRoot({ database })], providers: [GreetJob, FailJob] })
class GreetingsModule {}

/** As in the product, only faster. */
const timing: LeaseTiming = { heartbeat: 300, timeout: 1_000, reconnect: 50, fence: 2_000, grace: 4_000 };

let db: TestDatabase;
let apps: TestApp[] = [];

beforeAll(async () => {
  db = await startTestDatabase(database);
});

afterAll(() => db.stop());

beforeEach(() => {
  begun = [];
  greeted = [];
  told = [];
});

afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
  await db.dataSource.query('DELETE FROM workshops_jobs._private_jobs');
});

async function startReplica(on: Pick<TestDatabase, 'url'> = db, { works = true } = {}) {
  const app = await createTestApp(GreetingsModule, {
    db: on,
    override: (builder) =>
      builder.overrideProvider(ContractCheck).useValue({}).overrideProvider(LEASE_TIMING).useValue(timing),
  });
  apps.push(app);
  if (works) app.nest.get(JobWorker).start();
  return app;
}

/** A replica whose jobs run when the test says so. */
const startIdle = () => startReplica(db, { works: false });

async function greet(app: TestApp, name: string, { ms = 0, heedsSignal = false, ...options }: Greeting = {}) {
  await app.nest.get(Jobs).add(db.dataSource.manager, GREET, { name, ms, heedsSignal }, options);
}

interface Greeting extends JobOptions {
  readonly ms?: number;
  readonly heedsSignal?: boolean;
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `guest ${index}`);

const leases = () =>
  db.owner.query<{ pid: number }[]>(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = ${0x6a6f62} AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );

/** As the login of the service, which may end its own sessions. */
const cut = (pattern: string) =>
  db.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE $1 AND pid <> pg_backend_pid()`,
    [pattern],
  );

const queued = () =>
  db.dataSource.query<{ task: string; attempts: number; dead: boolean }[]>(
    `SELECT task_identifier AS task, attempts, attempts >= max_attempts AS dead FROM workshops_jobs.jobs ORDER BY id`,
  );

describe('adding', () => {
  it('runs a job whose transaction commits', async () => {
    const app = await startIdle();
    await db.dataSource.transaction((manager) =>
      app.nest.get(Jobs).add(manager, GREET, { name: 'Ada', ms: 0, heedsSignal: false }),
    );
    await app.runJobs();
    expect(greeted).toEqual(['Ada']);
  });

  it('does not run a job whose transaction rolls back', async () => {
    const app = await startIdle();
    const work = db.dataSource.transaction(async (manager) => {
      await app.nest.get(Jobs).add(manager, GREET, { name: 'Ada', ms: 0, heedsSignal: false });
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    await app.runJobs();
    expect(greeted).toEqual([]);
  });

  it('keeps one job per key', async () => {
    const app = await startIdle();
    await greet(app, 'first', { jobKey: 'one' });
    await greet(app, 'second', { jobKey: 'one' });
    await app.runJobs();
    expect(greeted).toEqual(['second']);
  });

  it('sends a mail as a job', async () => {
    const app = await startIdle();
    const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    await app.nest.get(Jobs).add(db.dataSource.manager, SEND_MAIL, mail);
    await app.runJobs();
    expect(app.mails).toEqual([mail]);
  });
});

describe('workers', () => {
  it('take over the jobs of a worker that died within seconds', async () => {
    const app = await startIdle();
    await greet(app, 'Grace', { queueName: 'one by one' });
    await db.dataSource.query(
      `UPDATE workshops_jobs._private_jobs SET locked_by = 'a-dead-pool', locked_at = now(), attempts = 1`,
    );
    await db.dataSource.query(
      `UPDATE workshops_jobs._private_job_queues SET locked_by = 'a-dead-pool', locked_at = now()`,
    );
    app.nest.get(JobWorker).start();
    await expect.poll(() => greeted, { timeout: 20_000 }).toEqual(['Grace']);
  });

  it('run a job that they took without hearing of it', async () => {
    const app = await startReplica();
    await expect.poll(leases).toHaveLength(1);
    await greet(app, 'Ada', { ms: 300 });
    await expect.poll(() => begun).toEqual(['Ada']);
    const [{ pool } = { pool: '' }] = await db.dataSource.query<{ pool: string }[]>(
      'SELECT locked_by AS pool FROM workshops_jobs._private_jobs',
    );
    await greet(app, 'Lost', { runAt: new Date(Date.now() + 1_000) });
    await db.dataSource.query(
      `UPDATE workshops_jobs._private_jobs SET locked_by = $1, locked_at = now(), attempts = 1 WHERE payload->>'name' = 'Lost'`,
      [pool],
    );
    await expect.poll(() => greeted, { timeout: 20_000 }).toEqual(['Ada', 'Lost']);
  });

  it('take their leases again when the connections that held them are lost, and each job runs once', async () => {
    const [first] = await Promise.all([startReplica(), startReplica()]);
    await expect.poll(leases).toHaveLength(2);
    const before = new Set((await leases()).map(({ pid }) => pid));
    const guests = names(6);
    await Promise.all(guests.map((name) => greet(first, name, { ms: timing.grace + 2_000 })));
    await expect.poll(() => begun).toHaveLength(6);
    await cut('%-lease');
    const renewed = async () => (await leases()).filter(({ pid }) => !before.has(pid));
    await expect.poll(renewed).toHaveLength(2);
    await cut('%-lease');
    await expect.poll(() => greeted.length, { timeout: 15_000 }).toBe(6);
    await pause(timing.grace + 500);
    expect(begun.toSorted()).toEqual(guests);
    expect(await queued()).toEqual([]);
  });

  it('run each job once although all their connections are lost again and again', async () => {
    const [first] = await Promise.all([startReplica(), startReplica()]);
    const guests = names(40);
    for (const name of guests) await greet(first, name, { ms: 100 });
    for (let times = 0; times < 12; times++) {
      await cut('workshops_jobs%');
      await pause(150);
    }
    await expect.poll(() => greeted.length, { timeout: 40_000 }).toBe(40);
    await pause(timing.grace + 500);
    expect(begun.toSorted()).toEqual(guests.toSorted());
    expect(await queued()).toEqual([]);
  });

  it('start and stop while their connections are being cut', async () => {
    const cutting = new AbortController();
    const cuts = (async () => {
      while (!cutting.signal.aborted) await cut('workshops_jobs%');
    })();
    for (let times = 0; times < 8; times++) {
      const app = await startReplica().catch(() => undefined);
      await pause(30 * times);
      await app?.close();
      if (app) apps.splice(apps.indexOf(app), 1);
    }
    cutting.abort();
    await cuts;
  });

  it('go on when the queue of another service in the same database is migrated', async () => {
    const app = await startReplica();
    // It begins to listen a moment after it began to work, and ends a moment after it heard.
    await pause(500);
    await db.dataSource.query(`SELECT pg_notify('worker:migrate', '{"migrationNumber": 1, "breaking": true}')`);
    await pause(400);
    await greet(app, 'Lin');
    await expect.poll(() => greeted, { timeout: 20_000 }).toEqual(['Lin']);
    expect(process.exitCode).toBeUndefined();
  });
});

describe('a worker that cannot reach the database', () => {
  let network: Network;

  beforeEach(async () => {
    network = await openNetwork(new URL(db.url));
  });

  afterEach(() => network.close());

  it('tells its jobs to stop before others take them, and begins none', async () => {
    const cutOff = await startReplica({ url: network.url });
    await expect.poll(leases).toHaveLength(1);
    await greet(cutOff, 'Ada', { ms: 60_000, heedsSignal: true });
    await expect.poll(() => begun).toEqual(['Ada']);
    network.freeze();
    const other = await startReplica();
    await expect.poll(() => told).toEqual(['Ada']);
    expect(begun).toEqual(['Ada']);
    // The server still believes in the connections; it ends them when it notices.
    await pause(timing.grace);
    expect(begun).toEqual(['Ada']);
    network.drop();
    await db.dataSource.query(`UPDATE workshops_jobs._private_jobs SET payload = '{"name": "Ada again"}'`);
    await expect.poll(() => greeted, { timeout: 20_000 }).toEqual(['Ada again']);
    await other.close();
    apps.splice(apps.indexOf(other), 1);
  });

  it('records what is done when it reaches the database again, and no other worker repeats it', async () => {
    const cutOff = await startReplica({ url: network.url });
    await startReplica();
    await expect.poll(leases).toHaveLength(2);
    // Both are asked, until the one with the network is busy.
    const guests = names(8);
    for (const name of guests) await greet(cutOff, name, { ms: 700 });
    await expect.poll(() => begun).toHaveLength(8);
    network.drop({ refuse: true });
    await expect.poll(() => greeted.length).toBe(8);
    await pause(600);
    network.open();
    await expect.poll(queued).toEqual([]);
    await pause(timing.grace + 500);
    expect(begun.toSorted()).toEqual(guests);
  });
});

describe('a job that fails for good', () => {
  it('is counted, reported once without what it carries, and kept', async () => {
    const app = await startReplica();
    const secret = randomUUID();
    const lines: string[] = [];
    app.nest.useLogger({
      log: () => undefined,
      warn: () => undefined,
      error: (...parts: unknown[]) => lines.push(parts.map((part) => JSON.stringify(part, flat)).join(' ')),
    });
    await app.nest.get(Jobs).add(db.dataSource.manager, FAIL, { secret }, { maxAttempts: 1 });
    await expect.poll(queued, { timeout: 5_000 }).toEqual([{ task: 'fail', attempts: 1, dead: true }]);
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(/The job fail \d+ failed for good/);
    expect(lines[0]).not.toContain(secret);
    const { body } = await app.inject({ url: '/metrics' });
    expect(body).toMatch(/^jobs_dead_total\{task="fail",service="workshops"\} 1$/m);
    expect(body).toMatch(/^jobs\{task="fail",state="dead",service="workshops"\} 1$/m);
  });

  it('is one whose end the database refuses to record, and its worker goes on', async () => {
    await db.dataSource.query(`
      CREATE FUNCTION workshops_jobs.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'Its end is refused'; END $$;
      CREATE TRIGGER refuse BEFORE DELETE ON workshops_jobs._private_jobs
        FOR EACH ROW WHEN (old.payload->>'name' = 'Ada') EXECUTE FUNCTION workshops_jobs.refuse()`);
    try {
      const app = await startReplica();
      await greet(app, 'Ada', { maxAttempts: 1 });
      const failures = () =>
        db.dataSource.query<object[]>(
          'SELECT locked_by, last_error FROM workshops_jobs._private_jobs WHERE last_error IS NOT NULL',
        );
      await expect
        .poll(failures, { timeout: 5_000 })
        .toEqual([{ locked_by: null, last_error: expect.stringContaining('Its end is refused') }]);
      await greet(app, 'Grace');
      await expect.poll(() => greeted).toEqual(['Ada', 'Grace']);
    } finally {
      await db.dataSource.query('DROP FUNCTION workshops_jobs.refuse() CASCADE');
    }
  });

  it('is reported when its worker died in the last try', async () => {
    const idle = await startIdle();
    await greet(idle, 'Ada', { maxAttempts: 1 });
    await db.dataSource.query(
      `UPDATE workshops_jobs._private_jobs SET locked_by = 'a-dead-pool', locked_at = now(), attempts = 1`,
    );
    const app = await startReplica();
    const dead = async () => (await app.inject({ url: '/metrics' })).body;
    await expect.poll(dead, { timeout: 20_000 }).toMatch(/^jobs_dead_total\{task="greet",service="workshops"\} 1$/m);
    expect(begun).toEqual([]);
  });
});

it.each([
  ['has never been migrated', 'DROP TABLE workshops_jobs.migrations'],
  [
    'lacks the latest migration',
    'DELETE FROM workshops_jobs.migrations WHERE id = (SELECT max(id) FROM workshops_jobs.migrations)',
  ],
])('refuses to start on a queue that %s, and leaves it as it is', async (_, sabotage) => {
  const stale = await startTestDatabase(database);
  try {
    await stale.dataSource.query(sabotage);
    await expect(startReplica(stale)).rejects.toThrow(
      "The job queue workshops_jobs is not up to date. Run the service's migrations (dist/migrate.js) first.",
    );
  } finally {
    await stale.stop();
  }
});

/** Errors have no own properties that JSON would show. */
function flat(_key: string, value: unknown): unknown {
  return value instanceof Error ? { message: value.message, stack: value.stack } : value;
}

/** A way to the database that can be frozen (nothing arrives, nothing is closed) or dropped. */
interface Network {
  readonly url: string;
  freeze(): void;
  drop(options?: { refuse: boolean }): void;
  open(): void;
  close(): void;
}

async function openNetwork(target: URL): Promise<Network> {
  const pairs = new Set<[Socket, Socket]>();
  let state: 'open' | 'frozen' | 'refusing' = 'open';
  const server: Server = createServer((near) => {
    if (state === 'refusing') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (chunk) => state === 'frozen' || to.write(chunk));
      from.on('close', () => {
        if (state === 'frozen') return;
        to.destroy();
        pairs.delete(pair);
      });
      from.on('error', () => undefined);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port); // listens on TCP
  const drop = ({ refuse } = { refuse: true }) => {
    state = refuse ? 'refusing' : 'open';
    for (const sockets of pairs) for (const socket of sockets) socket.destroy();
    pairs.clear();
  };
  return {
    url: url.href,
    freeze: () => (state = 'frozen'),
    drop,
    open: () => (state = 'open'),
    close: () => {
      drop();
      server.close();
    },
  };
}
