import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startQueue, timing } from './testing/start-queue';
import { buildMortalWorker } from './testing/start-mortal-worker';

/** A job that is added after the restart runs within this time. */
const LIMIT_MS = 10_000;

const { db, greet, listJobs, startIdle } = await startQueue();
const startWorker = await buildMortalWorker();

it('runs the job of a process that was killed once more, in one of those that were started again', async () => {
  const killed = await startWorker(db.url, timing);
  const idle = await startIdle();
  await greet(idle, 'Ada', { ms: 60_000, queueName: 'one by one' });
  await expect.poll(() => killed.begun).toEqual(['Ada']);
  await killed.kill();
  await db.dataSource.query(`UPDATE workshops_jobs._private_jobs SET payload = '{"name": "Ada", "ms": 3000}'`);

  const restarted = await Promise.all([startWorker(db.url, timing), startWorker(db.url, timing)]);
  const begun = () => restarted.flatMap((worker) => worker.begun).toSorted();
  await greet(idle, 'Grace');
  await expect.poll(begun, { timeout: LIMIT_MS }).toContain('Grace');
  await expect.poll(begun, { timeout: 20_000 }).toContain('Ada');
  await expect.poll(listJobs).toEqual([]);
  await pause(timing.grace + 500);
  expect(begun()).toEqual(['Ada', 'Grace']);
});
