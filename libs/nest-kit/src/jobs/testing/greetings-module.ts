import { setTimeout as pause } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { z } from 'zod';
import { ServiceModule } from '../../service.module';
import { defineJob, type PayloadOf } from '../job-definition';
import { Job, type JobHandler, type JobRun } from '../job-handler';

export const database = { name: 'workshops', entities: [], migrations: {}, functions: {} };

export const GREET = defineJob(
  'greet',
  z.object({ name: z.string(), ms: z.number().default(0), heedsSignal: z.boolean().default(false) }),
);
export const FAIL = defineJob('fail', z.object({ secret: z.string() }));

/** What the handlers did, in all replicas of this process. */
export const begun: string[] = [];
export const greeted: string[] = [];
export const told: string[] = [];

@Job(GREET)
class GreetJob implements JobHandler<typeof GREET> {
  async handle({ name, ms, heedsSignal }: PayloadOf<typeof GREET>, { signal }: JobRun): Promise<void> {
    begun.push(name);
    const onAbort = () => told.push(name);
    signal?.addEventListener('abort', onAbort);
    await pause(ms, undefined, { ref: false, ...(heedsSignal && signal && { signal }) });
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
export class GreetingsModule {}
