import { setTimeout as pause } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { z } from 'zod';
import { ContractCheck } from '../../contract/contract-check';
import { ServiceModule } from '../../service.module';
import { createTestApp, type TestApp, type TestDatabase } from '../../testing';
import { defineJob, type PayloadOf } from '../job-definition';
import { Job, type JobHandler, type JobRun } from '../job-handler';
import { JobWorker } from '../job-worker';
import { LEASE_TIMING, type LeaseTiming } from '../lease-timing';

export const database = { name: 'workshops', entities: [], migrations: {}, functions: {} };

export const GREET = defineJob(
  'greet',
  z.object({ name: z.string(), ms: z.number().default(0), heedsSignal: z.boolean().default(false) }),
);
export const FAIL = defineJob('fail', z.object({ secret: z.string() }));

/** What the handlers did, in all replicas. */
export const begun: string[] = [];
export const greeted: string[] = [];
export const told: string[] = [];

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

/** A service whose jobs greet; without `works`, they run when the test says so. */
export async function startReplica(
  db: Pick<TestDatabase, 'url'>,
  timing: LeaseTiming,
  { works = true } = {},
): Promise<TestApp> {
  const app = await createTestApp(GreetingsModule, {
    db,
    override: (builder) =>
      builder.overrideProvider(ContractCheck).useValue({}).overrideProvider(LEASE_TIMING).useValue(timing),
  });
  if (works) app.nest.get(JobWorker).start();
  return app;
}
