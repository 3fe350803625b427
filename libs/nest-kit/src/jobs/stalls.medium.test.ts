import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from '../testing';
import { JobWorker } from './job-worker';
import { Jobs } from './jobs';
import { begun, FAIL, greeted } from './testing/greetings';
import { startQueue, timing } from './testing/start-queue';

const { db, greet, listJobs, listLeases, startIdle, startReplica } = await startQueue();

/** A job that is added after a stall runs within this time, without a restart of the process. */
const LIMIT_MS = 10_000;
const ENDLESS_MS = 3_600_000;
/** Longer than a lease lasts. */
const LONG_STALL_MS = timing.fence + timing.timeout + 1_500;

const guests = Array.from({ length: 8 }, (_, index) => `guest ${index}`);

describe('connections that stall and go on', () => {
  let network: DatabaseProxy;

  beforeEach(async () => {
    network = await startDatabaseProxy(db.url);
  });

  afterEach(() => network.close());

  it.each([
    ['shorter', 1_000],
    ['longer', LONG_STALL_MS],
  ])('lose and repeat no job in a stall that is %s than the lease lasts', async (_, ms) => {
    const app = await startReplica({ url: network.url });
    for (const name of guests) await greet(app, name, { ms: 400 });
    await expect.poll(() => begun.length).toBeGreaterThanOrEqual(4);
    network.freeze();
    await greet(app, 'during');
    await pause(ms);
    network.thaw();
    await greet(app, 'after');
    await expect.poll(() => greeted.toSorted(), { timeout: LIMIT_MS }).toEqual(['after', 'during', ...guests]);
    await expect.poll(listJobs).toEqual([]);
    await pause(timing.grace + 500);
    expect(begun).toHaveLength(guests.length + 2);
  });

  it('let new jobs run although every place is taken by a job that never ends, and hand those jobs on', async () => {
    const app = await startReplica({ url: network.url });
    const endless = guests.slice(0, 4);
    for (const name of endless) await greet(app, name, { ms: ENDLESS_MS });
    await expect.poll(() => begun).toHaveLength(4);
    network.freeze();
    await pause(LONG_STALL_MS);
    network.thaw();
    await greet(app, 'after');
    await expect.poll(() => greeted, { timeout: LIMIT_MS }).toEqual(['after']);
    expect(begun).toHaveLength(5);
    await db.dataSource.query(`UPDATE workshops_jobs._private_jobs SET payload = '{"name": "again"}'`);
    await expect.poll(() => greeted, { timeout: 25_000 }).toEqual(['after', ...endless.map(() => 'again')]);
  });
});

it('freezes and wakes the processes of the server: no job is lost or repeated', async () => {
  const app = await startReplica();
  await expect.poll(listLeases).toHaveLength(1);
  for (const name of guests) await greet(app, name, { ms: 400 });
  await expect.poll(() => begun.length).toBeGreaterThanOrEqual(4);
  const backends = await db.dataSource.query<{ pid: number }[]>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'workshops_jobs%'`,
  );
  expect(backends.length).toBeGreaterThanOrEqual(2);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => backends.forEach(({ pid }) => process.kill(pid, name));
  signal('SIGSTOP');
  try {
    await pause(LONG_STALL_MS);
  } finally {
    signal('SIGCONT');
  }
  await greet(app, 'zoe');
  await expect.poll(() => greeted.toSorted(), { timeout: LIMIT_MS }).toEqual([...guests, 'zoe']);
  await pause(timing.grace + 500);
  expect(begun).toHaveLength(guests.length + 1);
  expect(await listJobs()).toEqual([]);
});

it('goes on when the failure of a job could not be recorded, while another job never ends', async () => {
  await db.dataSource.query(`
    CREATE FUNCTION workshops_jobs.stall() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(60); RETURN new; END $$;
    CREATE TRIGGER stall BEFORE UPDATE ON workshops_jobs._private_jobs
      FOR EACH ROW WHEN (new.last_error IS NOT NULL) EXECUTE FUNCTION workshops_jobs.stall()`);
  try {
    const app = await startReplica(db, { env: { DATABASE_STATEMENT_TIMEOUT_MS: '500' } });
    await greet(app, 'endless', { ms: ENDLESS_MS });
    await expect.poll(() => begun).toEqual(['endless']);
    await app.nest.get(Jobs).add(db.dataSource.manager, FAIL, { secret: 'none' });
    // The library gives up the record after half a second, and the worker with it.
    await pause(1_500);
    await greet(app, 'after');
    await expect.poll(() => greeted, { timeout: LIMIT_MS }).toEqual(['after']);
  } finally {
    await db.dataSource.query('DROP FUNCTION workshops_jobs.stall() CASCADE');
  }
  // The failed job, whose end was not recorded, is given back and fails again.
  const failure = () =>
    db.dataSource.query<object[]>(
      `SELECT locked_by, last_error FROM workshops_jobs._private_jobs WHERE last_error <> ''`,
    );
  await expect.poll(failure, { timeout: 20_000 }).toEqual([{ locked_by: null, last_error: 'The handler refuses' }]);
});

it('works after a stall in which it could not read which tasks there are', async () => {
  const app = await startIdle({ DATABASE_LOCK_TIMEOUT_MS: '100' });
  await db.dataSource.transaction(async (manager) => {
    await manager.query('LOCK TABLE workshops_jobs._private_tasks IN ACCESS EXCLUSIVE MODE');
    app.nest.get(JobWorker).start();
    await pause(1_000);
  });
  await greet(app, 'Ada');
  await expect.poll(() => greeted, { timeout: LIMIT_MS }).toEqual(['Ada']);
});
