import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Jobs } from './jobs';
import { begun, FAIL, greeted } from './testing/greetings';
import { startQueue } from './testing/start-queue';

const { db, greet, listJobs, startIdle, startReplica } = await startQueue();

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
    await expect.poll(listJobs).toEqual([{ task: 'fail', attempts: 1, dead: true }]);
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(/The job fail \d+ failed for good/);
    expect(lines[0]).not.toContain(secret);
    const read = async () => (await app.inject({ url: '/metrics' })).body;
    await expect.poll(read).toMatch(/^jobs_dead_total\{task="fail",service="workshops"\} 1$/m);
    await expect.poll(read).toMatch(/^jobs\{task="fail",state="dead",service="workshops"\} 1$/m);
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
        .poll(failures)
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

/** Errors have no own properties that JSON would show. */
function flat(_key: string, value: unknown): unknown {
  return value instanceof Error ? { message: value.message, stack: value.stack } : value;
}
