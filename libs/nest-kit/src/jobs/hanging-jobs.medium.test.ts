import { expect, it } from 'vitest';
import { begun, greeted, told } from './testing/greetings';
import { startQueue, timing } from './testing/start-queue';

const { db, greet, startReplica } = await startQueue({ ...timing, job: 1_500 });

const ENDLESS_MS = 3_600_000;
const endless = ['guest 0', 'guest 1', 'guest 2', 'guest 3'];

it('lets other jobs run although every place is taken by a job that hangs, and tries those again', async () => {
  const app = await startReplica();
  for (const name of endless) await greet(app, name, { ms: ENDLESS_MS });
  await expect.poll(() => begun).toHaveLength(4);
  await greet(app, 'after');
  await expect.poll(() => greeted, { timeout: 10_000 }).toEqual(['after']);
  await expect.poll(() => told.toSorted()).toEqual(endless);

  const failed = await db.dataSource.query<{ attempts: number; last_error: string }[]>(
    'SELECT attempts, last_error FROM workshops_jobs._private_jobs WHERE attempts = 1 AND locked_at IS NULL',
  );
  expect(failed).toHaveLength(4);
  for (const { last_error } of failed) expect(last_error).toBe('The job did not end within 1.5 s');

  await db.dataSource.query(
    `UPDATE workshops_jobs._private_jobs SET payload = '{"name": "again"}', run_at = now() WHERE locked_at IS NULL`,
  );
  await expect.poll(() => greeted, { timeout: 10_000 }).toEqual(['after', ...endless.map(() => 'again')]);
});
