import { setTimeout as pause } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestDatabase, type TestDatabase } from '../testing';
import { CONFIG, defineConfig } from '../config/config';
import { SERVICE_NAME } from '../service-name';
import { Mailer } from '../mail/mailer';
import { FakeMailer } from '../testing/fake-mailer';
import { defineJob, type PayloadOf } from './job-definition';
import { Job, type JobHandler } from './job-handler';
import { JobHandlers } from './job-handlers';
import { JobWorker } from './job-worker';
import { Jobs } from './jobs';
import { SendMailJob } from './send-mail.job';
import { SEND_MAIL } from './send-mail.jobs';

const database = { name: 'workshops', entities: [], migrations: [] };

const GREET = defineJob('greet', z.object({ name: z.string() }));

@Job(GREET)
class GreetJob implements JobHandler<typeof GREET> {
  readonly greeted: string[] = [];

  async handle({ name }: PayloadOf<typeof GREET>): Promise<void> {
    this.greeted.push(name);
  }
}

@Module({ providers: [GreetJob] })
class GreetingsModule {}

let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase(database);
});

afterAll(() => db.stop());

async function startWorker(on: TestDatabase) {
  const mailer = new FakeMailer();
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule, GreetingsModule],
    providers: [
      Jobs,
      JobHandlers,
      JobWorker,
      SendMailJob,
      { provide: DataSource, useFactory: () => on.dataSource },
      { provide: Mailer, useValue: mailer },
      { provide: SERVICE_NAME, useValue: 'workshops' },
      {
        provide: CONFIG,
        useValue: defineConfig().read({
          SERVICE_PORT: '0',
          DATABASE_URL: on.url,
          THROTTLE_SECRET: 'x'.repeat(32),
          PUBLIC_URL: 'http://localhost:4000',
          SMTP_URL: 'smtp://127.0.0.1:1',
        }),
      },
    ],
  }).compile();
  await module.init();
  return {
    module,
    mailer,
    jobs: module.get(Jobs),
    worker: module.get(JobWorker),
    greeted: module.get(GreetJob).greeted,
  };
}

type Worker = Awaited<ReturnType<typeof startWorker>>;
let app: Worker;

beforeEach(async () => {
  app = await startWorker(db);
  return () => app.module.close();
});

it('runs a job whose transaction commits', async () => {
  await db.dataSource.transaction((manager) => app.jobs.add(manager, GREET, { name: 'Ada' }));
  await app.worker.runDue();
  expect(app.greeted).toEqual(['Ada']);
});

it('knows nothing of a job whose transaction rolls back', async () => {
  const work = db.dataSource.transaction(async (manager) => {
    await app.jobs.add(manager, GREET, { name: 'Nobody' });
    throw new Error('refused');
  });
  await expect(work).rejects.toThrow('refused');
  await app.worker.runDue();
  expect(app.greeted).toEqual([]);
});

it('keeps one job per key', async () => {
  await db.dataSource.transaction(async (manager) => {
    await app.jobs.add(manager, GREET, { name: 'first' }, { jobKey: 'one' });
    await app.jobs.add(manager, GREET, { name: 'second' }, { jobKey: 'one' });
  });
  await app.worker.runDue();
  expect(app.greeted).toEqual(['second']);
});

it('sends a mail as a job', async () => {
  const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await db.dataSource.transaction((manager) => app.jobs.add(manager, SEND_MAIL, mail));
  await app.worker.runDue();
  expect(app.mailer.mails).toEqual([mail]);
});

it('takes over the job of a worker that died within seconds', async () => {
  await db.dataSource.transaction((manager) => app.jobs.add(manager, GREET, { name: 'Grace' }));
  await db.dataSource.query(
    `UPDATE workshops_jobs._private_jobs SET locked_by = 'a-dead-pool', locked_at = now() - interval '3 seconds', attempts = 1`,
  );
  await app.worker.start();
  await expect.poll(() => app.greeted, { timeout: 10_000 }).toEqual(['Grace']);
});

it('goes on working when another service of the same database changes the tables of its own queue', async () => {
  await app.worker.start();
  // It begins to listen a moment after it began to work, and ends a moment after it heard.
  await pause(500);
  await db.dataSource.query(`SELECT pg_notify('worker:migrate', '{"migrationNumber": 1, "breaking": true}')`);
  await pause(400);
  await db.dataSource.transaction((manager) => app.jobs.add(manager, GREET, { name: 'Lin' }));
  await expect.poll(() => app.greeted, { timeout: 10_000 }).toEqual(['Lin']);
  expect(process.exitCode).toBeUndefined();
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
    await expect(startWorker(stale)).rejects.toThrow(
      "The job queue workshops_jobs is not up to date. Run the service's migrations (dist/migrate.js) first.",
    );
  } finally {
    await stale.stop();
  }
});
