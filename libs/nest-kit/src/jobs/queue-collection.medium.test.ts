import { expect, it } from 'vitest';
import { Jobs } from './jobs';
import { FAIL, GREET, greeted } from './testing/greetings';
import { SEND_MAIL } from './send-mail.jobs';
import { startQueue, timing } from './testing/start-queue';

const { db, greet, listJobs, startIdle, startReplica } = await startQueue({ ...timing, collect: 200 });

const listQueues = async () => {
  const query = 'SELECT queue_name AS name FROM workshops_jobs._private_job_queues ORDER BY id';
  return (await db.dataSource.query<{ name: string }[]>(query)).map(({ name }) => name);
};

it('removes the names of queues without jobs, and keeps the others', async () => {
  const idle = await startIdle();
  await greet(idle, 'done', { queueName: 'done' });
  await greet(idle, 'later', { queueName: 'later', runAt: new Date(Date.now() + 3_600_000) });
  expect(await listQueues()).toEqual(['done', 'later']);

  await startReplica();
  await expect.poll(() => greeted).toEqual(['done']);
  await expect.poll(listQueues).toEqual(['later']);
});

it('does not remove a queue under a job that is being added', async () => {
  const app = await startReplica();
  await greet(app, 'first', { queueName: 'busy' });
  await expect.poll(() => greeted).toEqual(['first']);
  await db.dataSource.query(
    `INSERT INTO workshops_jobs._private_job_queues (queue_name) VALUES ('busy') ON CONFLICT DO NOTHING`,
  );
  await db.dataSource.transaction(async (manager) => {
    const add = (name: string) =>
      app.nest
        .get(Jobs)
        .add(manager, GREET, { name, ms: 0, heedsSignal: false }, { queueName: 'busy', runAt: new Date('2100-01-01') });
    await add('second');
    // Three times the interval: each finds the table in use.
    await manager.query('SELECT pg_sleep(1.2)');
  });
  const [job] = await db.dataSource.query<{ name: string | null }[]>(
    'SELECT queue_name AS name FROM workshops_jobs.jobs',
  );
  expect(job).toEqual({ name: 'busy' });
});

it('removes jobs that carry what is personal two weeks after they failed for good, and no others', async () => {
  const idle = await startIdle();
  await greet(idle, 'waits', { runAt: new Date('2100-01-01') });
  const jobs = idle.nest.get(Jobs);
  const mail = { to: 'a@b.test', subject: 's', text: 't', html: 'h' };
  for (const days of [15, 13]) {
    const runAt = new Date(Date.now() - days * 86_400_000);
    await jobs.add(db.dataSource.manager, SEND_MAIL, mail, { runAt });
    await jobs.add(db.dataSource.manager, FAIL, { secret: '' }, { runAt });
  }
  await db.dataSource.query(`UPDATE workshops_jobs._private_jobs SET attempts = max_attempts WHERE run_at < now()`);
  const tasks = async () => (await listJobs()).map(({ task }) => task);
  expect(await tasks()).toHaveLength(5);

  await startReplica();
  await expect.poll(tasks).toEqual(['greet', 'fail', 'send-mail', 'fail']);
});
