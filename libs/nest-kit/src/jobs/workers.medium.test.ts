import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { JobWorker } from './job-worker';
import { begun, greeted } from './testing/greetings';
import { startQueue, timing } from './testing/start-queue';

const { db, endSessions, greet, listJobs, listLeases, startIdle, startReplica, stopReplica } = await startQueue();

const names = (count: number) => Array.from({ length: count }, (_, index) => `guest ${index}`);

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
    await expect.poll(listLeases).toHaveLength(1);
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
    await expect.poll(listLeases).toHaveLength(2);
    const before = new Set((await listLeases()).map(({ pid }) => pid));
    const guests = names(6);
    await Promise.all(guests.map((name) => greet(first, name, { ms: timing.grace + 2_000 })));
    await expect.poll(() => begun).toHaveLength(6);
    await endSessions('%-lease');
    const renewed = async () => (await listLeases()).filter(({ pid }) => !before.has(pid));
    await expect.poll(renewed).toHaveLength(2);
    await endSessions('%-lease');
    await expect.poll(() => greeted.length, { timeout: 15_000 }).toBe(6);
    await pause(timing.grace + 500);
    expect(begun.toSorted()).toEqual(guests);
    expect(await listJobs()).toEqual([]);
  });

  it('run each job once although all their connections are lost again and again', async () => {
    const [first] = await Promise.all([startReplica(), startReplica()]);
    const guests = names(40);
    for (const name of guests) await greet(first, name, { ms: 100 });
    for (let times = 0; times < 12; times++) {
      await endSessions('workshops_jobs%');
      await pause(150);
    }
    await expect.poll(() => greeted.length, { timeout: 40_000 }).toBe(40);
    await pause(timing.grace + 500);
    expect(begun.toSorted()).toEqual(guests.toSorted());
    expect(await listJobs()).toEqual([]);
  });

  it('start and stop while their connections are being cut', async () => {
    const cutting = new AbortController();
    const cuts = (async () => {
      while (!cutting.signal.aborted) await endSessions('workshops_jobs%');
    })();
    for (let times = 0; times < 8; times++) {
      const app = await startReplica().catch(() => undefined);
      await pause(30 * times);
      if (app) await stopReplica(app);
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
