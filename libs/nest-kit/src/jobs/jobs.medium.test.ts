import { describe, expect, it, vi } from 'vitest';
import { Mailer } from '../mail/mailer';
import { startTestDatabase } from '../testing';
import { Jobs } from './jobs';
import { SEND_MAIL } from './send-mail.jobs';
import { begun, database, GREET, greeted } from './testing/greetings';
import { startQueue } from './testing/start-queue';

const { db, greet, startIdle, startReplica } = await startQueue();

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

  it('leaves a job that has its key and failed as it is, where that is asked for', async () => {
    const app = await startIdle();
    await greet(app, 'first', { jobKey: 'one' });
    await db.dataSource.query('UPDATE workshops_jobs._private_jobs SET attempts = 3');
    await greet(app, 'second', { jobKey: 'one', jobKeyMode: 'unsafe_dedupe' });
    expect(await db.dataSource.query('SELECT attempts FROM workshops_jobs._private_jobs')).toEqual([{ attempts: 3 }]);
    await app.runJobs();
    expect(greeted).toEqual(['first']);
  });

  it('runs what is more urgent first', async () => {
    const app = await startIdle();
    for (let job = 0; job < 20; job += 1) await greet(app, 'later');
    await greet(app, 'sooner', { priority: -1 });
    await app.runJobs();
    expect(begun).toHaveLength(21);
    // Several jobs are taken at once, and the first of them may begin after the others.
    expect(begun.indexOf('sooner')).toBeLessThan(10);
  });

  it('sends a mail as a job', async () => {
    const app = await startIdle();
    const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    await app.nest.get(Jobs).add(db.dataSource.manager, SEND_MAIL, mail);
    await app.runJobs();
    expect(app.mails).toEqual([mail]);
  });

  it('gives a mail that replaced another one a key of its own', async () => {
    const app = await startIdle();
    const send = vi.spyOn(app.nest.get(Mailer), 'send');
    const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    const add = () => app.nest.get(Jobs).add(db.dataSource.manager, SEND_MAIL, mail, { jobKey: 'one' });
    await add();
    const [row] = await db.dataSource.query<{ id: string }[]>('SELECT id FROM workshops_jobs._private_jobs');
    await add();
    await app.runJobs();
    expect(send.mock.calls.map(([, key]) => key)).toEqual([
      expect.stringMatching(new RegExp(`^send-mail\\.${row?.id}\\.\\d+\\.1$`)),
    ]);
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
